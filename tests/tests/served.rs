//! The served screens, in a browser of the size of a phone.

use tableside_tests::{Look, Place, Trouble};

#[test]
fn they_show_without_errors() -> Result<(), Trouble> {
    let place = Place::new("served")?;
    let phone = place.served()?;
    phone.wait_for_screen("home")?;
    phone.shot("home")?;
    assert_eq!(phone.errors()?, [""; 0]);
    phone.reload()?;
    assert_eq!(phone.screen()?, "home");
    Ok(())
}

#[test]
fn they_shut_nobody_out() -> Result<(), Trouble> {
    for dark in [false, true] {
        let look = Look {
            dark,
            ..Look::default()
        };
        let place = Place::new("axe")?.look(look);
        let phone = place.served()?;
        phone.wait_for_screen("home")?;
        assert_eq!(phone.violations()?, [""; 0], "dark: {dark}");
    }
    Ok(())
}
