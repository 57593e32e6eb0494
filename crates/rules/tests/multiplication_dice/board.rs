//! Rule book: Multiplikations-Würfelspiel, "Spielmaterial".

use std::collections::BTreeSet;

use tableside_rules::multiplication_dice::{Die, Place, Product};

use super::group::{at, product};

#[test]
fn the_board_has_144_fields_with_59_different_products() {
    let fields: Vec<Place> = Place::all().collect();
    assert_eq!(fields.len(), Place::COUNT);
    assert_eq!((fields[0], fields[143]), (at(1, 1), at(12, 12)));
    assert!(fields.is_sorted());
    let on_fields: BTreeSet<Product> = fields.iter().map(|field| field.product()).collect();
    assert_eq!(on_fields.len(), Product::COUNT);
    assert!(on_fields.into_iter().eq(Product::all()));
}

#[test]
fn a_field_shows_its_row_times_its_column() {
    assert_eq!(at(5, 10).product(), product(50));
    assert_eq!(at(12, 12).product(), product(144));
    for field in Place::all() {
        assert_eq!(field.product().get(), field.row() * field.column());
    }
}

#[test]
fn a_product_stands_on_one_to_six_fields() {
    let places = |value| -> Vec<(u8, u8)> {
        let places = product(value).places();
        places.map(|place| (place.row(), place.column())).collect()
    };
    assert_eq!(places(49), [(7, 7)]);
    assert_eq!(places(50), [(5, 10), (10, 5)]);
    assert_eq!(places(36), [(3, 12), (4, 9), (6, 6), (9, 4), (12, 3)]);
    assert_eq!(
        places(12),
        [(1, 12), (2, 6), (3, 4), (4, 3), (6, 2), (12, 1)]
    );
    let counted: usize = Product::all().map(|product| product.places().count()).sum();
    assert_eq!(counted, Place::COUNT);
}

#[test]
fn what_is_not_on_the_board_is_no_product() {
    for value in [0, 13, 26, 52, 65, 101, 143, 145, 255] {
        assert_eq!(Product::new(value), None);
    }
}

#[test]
fn rows_columns_and_dice_go_from_1_to_12() {
    for (row, column) in [(0, 1), (1, 0), (13, 1), (1, 13), (255, 255)] {
        assert_eq!(Place::new(row, column), None);
    }
    assert_eq!(Die::all().count(), 12);
    assert_eq!(Die::new(0), None);
    assert_eq!(Die::new(13), None);
    assert_eq!(Die::new(12).map(Die::get), Some(12));
}
