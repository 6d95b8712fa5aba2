-- Several houses on one floor: the outlines beside the first.
alter table floor_layouts add column further_outlines jsonb
  constraint floor_layouts_further_outlines_check check (jsonb_typeof(further_outlines) = 'array');
alter table floors add column further_outlines jsonb
  constraint floors_further_outlines_check check (jsonb_typeof(further_outlines) = 'array');

alter table parking_levels add column lockers integer not null default 0
  constraint parking_levels_lockers_check check (lockers >= 0);

-- The numbers of units whose slot is not the last two digits: A503, 12B.
create table slot_numbers (
  floor integer not null constraint slot_numbers_floor_check check (floor between 0 and 200),
  slot integer not null constraint slot_numbers_slot_check check (slot between 1 and 99),
  unit_number text not null constraint slot_numbers_unit_number_key unique
    constraint slot_numbers_unit_number_check check (unit_number ~ '^\S(.{0,18}\S)?$'),
  constraint slot_numbers_pkey primary key (floor, slot)
);

-- What the whole building has beside floors. One row, because a building is a schema; without it nobody has described the
-- surroundings, and the views draw a river in the south.
create table building_sites (
  only_row boolean default true constraint building_sites_pkey primary key
    constraint building_sites_only_row_check check (only_row),
  surroundings jsonb not null default '[]'
    constraint building_sites_surroundings_check check (jsonb_typeof(surroundings) = 'array'),
  -- Floor numbers that the building does not use, such as 13.
  skipped_floors integer[] not null default '{}'
);

-- The slot follows from the number as before, except where the building numbers its units in another way.
alter table units alter column slot drop expression;

create function slot_of_unit(unit_floor integer, number_of_unit text) returns integer
language sql stable set search_path from current
as $$
  select coalesce(
    (select s.slot from slot_numbers s where s.floor = unit_floor and s.unit_number = number_of_unit),
    (select d.slot from (select ((regexp_match(number_of_unit, '([0-9]{1,2})[^0-9]*$'))[1])::integer as slot) d
      where not exists (select from slot_numbers s where s.floor = unit_floor and s.slot = d.slot)))
$$;

create function set_slot_of_unit() returns trigger
language plpgsql set search_path from current
as $$
begin
  new.slot := slot_of_unit(new.floor, new.unit_number);
  return new;
end
$$;
-- A restore inserts units with their slots, possibly before the numbers of the slots.
create trigger units_slot_of_new before insert on units
  for each row when (new.slot is null) execute function set_slot_of_unit();
create trigger units_slot before update of unit_number, floor, slot on units
  for each row execute function set_slot_of_unit();
