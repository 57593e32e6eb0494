//! The real app and the served screens from end to end.
//!
//! All of it is one program, so that what waits for sand or for a page and what computes go side by
//! side: each test has a display, a folder and a port of its own.

mod accessible;
mod accessible_data;
mod accessible_games;
mod accessible_labyrinth;
mod accessible_times_table;
mod chronicle;
mod data;
mod dig_up;
mod faces;
mod journey;
mod labyrinth;
mod multiplication_dice;
mod served;
mod served_games;
mod times_table;
mod tools;
mod ways;
mod window;
