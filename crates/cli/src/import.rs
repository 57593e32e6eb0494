use std::collections::BTreeSet;
use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use jiff::Timestamp;
use tableside_ledger::{BackupKind, Backups, Report, Tally};
use tableside_table::{Files, Lang, Text, refusal_words};

use crate::database;

/// Takes a file in, or only says what it would add, and prints what that is, kind by kind.
pub(crate) fn run(
    named: Option<PathBuf>,
    file: &Path,
    dry_run: bool,
    out: &mut impl Write,
) -> io::Result<ExitCode> {
    let report = match take_in(named, file, dry_run) {
        Ok(report) => report,
        Err(error) => {
            eprintln!("tableside-cli: {}: {error}", file.display());
            return Ok(ExitCode::from(2));
        }
    };
    print(&report, out)?;
    for refusal in &report.refused.first {
        let why = refusal_words(&refusal.why).say(Lang::En);
        eprintln!(
            "tableside-cli: {}, line {}: {why}",
            file.display(),
            refusal.line
        );
    }
    for one in &report.differing.first {
        eprintln!(
            "tableside-cli: {}, line {}: match {} is here with another course, which stays",
            file.display(),
            one.line,
            one.id
        );
    }
    let left = report.refused.count + report.differing.count;
    let all_refused = report.refused.count > 0 && report.added() == 0 && there(&report) == 0;
    Ok(match left {
        0 => ExitCode::SUCCESS,
        _ if all_refused => ExitCode::from(2),
        _ => ExitCode::from(1),
    })
}

fn take_in(
    named: Option<PathBuf>,
    file: &Path,
    dry_run: bool,
) -> Result<Report<Text>, Box<dyn Error>> {
    let bytes = std::fs::read(file)?;
    let path = database::path(named)?;
    let mut ledger = database::open(&path)?;
    let nobody = BTreeSet::new();
    if dry_run {
        return Ok(ledger.preview_import(&bytes, &Files, &nobody)?);
    }
    // Looked at first, so that no backup is made for what is no file of ours.
    let adds = ledger.preview_import(&bytes, &Files, &nobody)?.added() > 0;
    if adds && !ledger.inside()?.is_empty() {
        Backups::of(&path).make(BackupKind::Before, Timestamp::now())?;
    }
    Ok(ledger.import(&bytes, &Files, &nobody)?)
}

/// Every kind that the file has, with how many are new and how many were there.
fn kinds(report: &Report<Text>) -> Vec<(&str, Tally)> {
    let mut kinds = vec![("players", report.players), ("teams", report.teams)];
    kinds.push(("marks", report.marks));
    kinds.extend(
        report
            .matches
            .iter()
            .map(|(game, tally)| (game.as_str(), *tally)),
    );
    kinds.push(("throws", report.throws));
    kinds.push(("sand timers", report.glasses));
    kinds.push(("settings", report.settings));
    kinds.retain(|(_, tally)| tally.added + tally.there > 0);
    kinds
}

fn there(report: &Report<Text>) -> usize {
    kinds(report).iter().map(|(_, tally)| tally.there).sum()
}

fn print(report: &Report<Text>, out: &mut impl Write) -> io::Result<()> {
    for (kind, tally) in kinds(report) {
        writeln!(
            out,
            "{kind}: {} new, {} there before",
            tally.added, tally.there
        )?;
    }
    Ok(())
}
