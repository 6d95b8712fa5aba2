-- Whether the unit in a slot of a layout has a balcony: null while it is unknown. Pictures of the tower draw it only where it
-- is known. Where units of the layout have one, their slot has it.
alter table layout_slots add column balcony boolean;
update layout_slots s set balcony = true
  where exists (select from floors f join units u on u.floor = f.number and u.slot = s.slot where f.layout = s.layout and u.balcony);
