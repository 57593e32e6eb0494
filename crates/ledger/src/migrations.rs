use rusqlite_migration::{M, Migrations};

const LIST: &[M<'static>] =
    &[M::up(include_str!("../../../migrations/0001_foundation.sql")).foreign_key_check()];

/// Every file of `migrations/`, in order.
pub(crate) const MIGRATIONS: Migrations<'static> = Migrations::from_slice(LIST);

/// The version that the last of them leads to.
pub(crate) const NEWEST: u32 = 1;
