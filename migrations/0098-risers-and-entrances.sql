-- The riser that serves the unit of a slot: units with the same riser share its pipes. Null where nobody has entered it.
alter table layout_slots add column riser text
  constraint layout_slots_riser_check check (riser ~ '^\S(.{0,28}\S)?$');

-- Entrances and staircases with their names and places, in metres from the origin of the model.
alter table building_sites add column access jsonb not null default '[]'
  constraint building_sites_access_check check (jsonb_typeof(access) = 'array');
