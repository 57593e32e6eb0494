use rusqlite_migration::{M, Migrations};

/// Every file of `migrations/`, in order.
pub(crate) const FILES: [&str; 7] = [
    include_str!("../../../migrations/0001_foundation.sql"),
    include_str!("../../../migrations/0002_tools.sql"),
    include_str!("../../../migrations/0003_chronicle.sql"),
    include_str!("../../../migrations/0004_quick_lists.sql"),
    include_str!("../../../migrations/0005_pairs.sql"),
    include_str!("../../../migrations/0006_outcomes.sql"),
    include_str!("../../../migrations/0007_with_actions.sql"),
];

const LIST: &[M<'static>] = &[
    M::up(FILES[0]).foreign_key_check(),
    M::up(FILES[1]).foreign_key_check(),
    M::up(FILES[2]).foreign_key_check(),
    M::up(FILES[3]).foreign_key_check(),
    M::up(FILES[4]).foreign_key_check(),
    M::up(FILES[5]).foreign_key_check(),
    M::up(FILES[6]).foreign_key_check(),
];

pub(crate) const MIGRATIONS: Migrations<'static> = Migrations::from_slice(LIST);

/// The version that the last of them leads to.
#[expect(
    clippy::cast_possible_truncation,
    reason = "there will never be four thousand million"
)]
pub(crate) const NEWEST: u32 = FILES.len() as u32;
