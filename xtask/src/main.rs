//! The chores of Tableside, for people and for the machine that checks every change.

mod checks;
mod error;
mod licences;
mod packages;
mod places;
mod program;
mod run;
mod shots;
mod test;
mod tools;

use std::process::ExitCode;

use crate::error::Error;
use crate::places::Places;

const HELP: &str = "\
The chores of Tableside.

cargo xtask run [ARGUMENT…]   builds the app and starts it; without a display it serves
                              the screens to a browser on this machine and prints the address
cargo xtask test [STEP…]      checks everything, or only the steps named:
                              format, lints, deny, licences, window, tests
cargo xtask licences          writes the list of the libraries that the app shows anew
cargo xtask shots             takes the pictures of the README anew

On Debian and Ubuntu each installs through apt what is missing, and says what that is.
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match chore(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn chore(arguments: &[String]) -> Result<(), Error> {
    let (chore, rest) = match arguments {
        [] => ("help", arguments),
        [chore, rest @ ..] => (chore.as_str(), rest),
    };
    match chore {
        "run" => run::run(&Places::find()?, rest),
        "test" => test::test(&Places::find()?, rest),
        "licences" => licences::write(&Places::find()?),
        "shots" => shots::shots(&Places::find()?),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => Err(Error::UnknownChore(other.to_owned())),
    }
}
