//! Tableside without a window, for terminals, servers and tests.

mod backup;
mod count;
mod database;
mod export;
mod import;
mod replay;
mod restore;
mod route;
mod serve;

use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tableside sits beside the board: the group plays with real cards, tiles and dice, the
/// program checks, scores and remembers. This is the program without its window.
#[derive(Parser)]
#[command(version, name = "tableside-cli")]
struct Arguments {
    /// The database file; without it, the one that the window uses.
    #[arg(long, global = true, value_name = "PATH")]
    db: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

const REPLAY_EXAMPLE: &str = r#"Example:
  $ tableside-cli replay evening.json
  {"file":"evening.json","accepted":11,"rejected":null,"finished":true,"result":{"won":true,"columns":[7,6,8]}}"#;

const ROUTE_EXAMPLE: &str = r#"Example:
  $ cat boards.jsonl
  {"name":"first","board":["┌┐┬┐┬│┐","─┘│││┘┐","├┌├├┬┴┤","┘┐┬─┌──","├│┴└┤│┤","└┤│┘│┌┤","└┌┴└┴─┘"],"spare":"├","start":[4,1],"goal":[4,6]}
  $ tableside-cli route boards.jsonl
  first 1"#;

#[derive(Subcommand)]
enum Command {
    /// Replay match files and say how they end.
    ///
    /// Prints one line of JSON for each file: how many actions were accepted, which one was
    /// rejected and why, whether the match is finished, and its result. A .jsonl file holds one
    /// match a line, bare or as {"match": …, "replay": …}, and gives one line for each.
    ///
    /// Exit status: 0 if every match was accepted whole, 1 if an action was rejected, 2 if
    /// something could not be read.
    #[command(after_long_help = REPLAY_EXAMPLE)]
    Replay {
        /// Match files, .json or .jsonl.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Count the finishing fields of Kreuzsummen scenarios.
    ///
    /// Prints the number of each scenario and how many fields finish it, with the column
    /// targets in the printed order.
    Count {
        /// Scenarios, 1 to 50; all of them if none is named.
        #[arg(value_name = "SCENARIO", value_parser = clap::value_parser!(u8).range(1..=50))]
        scenarios: Vec<u8>,
    },
    /// Find the fewest turns in which a pawn of Labyrinth reaches a tile.
    ///
    /// Prints the name and the number of turns of each board, or ">4" if four are not enough. A
    /// turn is a push and then a move, nobody else plays, nothing is barred in the first turn.
    /// Each line of a file is an object: name, board (seven strings of seven drawn tiles), spare,
    /// start, goal ([row, column], or "spare") and perhaps turns, which is not read.
    ///
    /// Exit status: 0 if every goal was reached, 1 if one needs more turns, 2 if something could
    /// not be read.
    #[command(after_long_help = ROUTE_EXAMPLE)]
    Route {
        /// Files with a board a line.
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
    },
    /// Back the database up into a file of its own.
    ///
    /// The copy is read again and checked before it gets its name. It may be made while the app
    /// runs. A file that is there already is left alone.
    ///
    /// Exit status: 0 if the backup is there, 2 if not.
    Backup {
        /// The file to write.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Put a backup in the place of the database, or list what can be put there.
    ///
    /// Without a name it prints the backups beside the database, the newest first, with what is in
    /// each. With one it backs up what is there, and then puts the named one in its place, as a
    /// whole or not at all. The app must not run meanwhile.
    ///
    /// Exit status: 0 if all went well, 2 if nothing was changed.
    Restore {
        /// A backup of the list, or any database file of Tableside.
        #[arg(value_name = "BACKUP")]
        backup: Option<PathBuf>,
    },
    /// Write everything into one file, to be imported elsewhere.
    ///
    /// The file ends in .tableside, holds a JSON object a line, and is the same for the same
    /// content. A file that is there already is left alone.
    ///
    /// Exit status: 0 if the file is there, 2 if not.
    Export {
        /// The file to write, or - for the standard output.
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Take an export or a match file in.
    ///
    /// What is there stays as it is, and nothing is added twice. People of the same name are taken
    /// for the same.
    ///
    /// Exit status: 0 if everything is in, 1 if some of it is not, 2 if nothing is.
    Import {
        /// The file to read, .tableside or .json.
        #[arg(value_name = "FILE")]
        file: PathBuf,
        /// Only say what would be added.
        #[arg(long)]
        dry_run: bool,
    },
    /// Serve the screens to a browser on this machine.
    ///
    /// Prints the address and serves until it is interrupted. It answers on 127.0.0.1 only, and
    /// only requests that name that address as their host.
    Serve {
        /// The port to listen on; 0 takes any free one.
        #[arg(long, default_value_t = 8321)]
        port: u16,
    },
}

fn main() -> ExitCode {
    let Arguments { db, command } = Arguments::parse();
    let mut out = io::stdout().lock();
    let done = match command {
        Command::Replay { files } => replay::run(&files, &mut out),
        Command::Count { scenarios } => count::run(&scenarios, &mut out),
        Command::Route { files } => route::run(&files, &mut out),
        Command::Backup { file } => backup::run(db, &file, &mut out),
        Command::Restore { backup } => restore::run(db, backup.as_deref(), &mut out),
        Command::Export { file } => Ok(export::run(db, &file, &mut out)),
        Command::Import { file, dry_run } => import::run(db, &file, dry_run, &mut out),
        Command::Serve { port } => serve::run(serve::Options { port, database: db }, &mut out),
    };
    match done.and_then(|code| out.flush().map(|()| code)) {
        Ok(code) => code,
        // Whoever reads the output, such as `head`, has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::from(2),
        Err(error) => {
            eprintln!("tableside-cli: the output can't be written: {error}");
            ExitCode::from(2)
        }
    }
}
