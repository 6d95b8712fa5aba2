-- The colour of the building on its pages, in its portals, e-mails and icons, as #rrggbb; null for the colour of the product. Its
-- contrast with text is validated by the program.
alter table building add column accent_colour text
  constraint building_accent_colour_check check (accent_colour ~ '^#[0-9a-f]{6}$');
-- Guides that are past the new step of the colour are not offered again because of it.
update set_up_guides set confirmed_steps = array_append(confirmed_steps, 'brand') where 'locale' = any (confirmed_steps);
