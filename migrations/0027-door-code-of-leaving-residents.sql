-- The next door code of a unit is for those who follow. From next_door_code_at, a resident who is leaving sees only the
-- code they already had, which is keypad_code_sealed, or none.
alter table assignments add column next_door_code_at timestamptz;
alter table assignments add column keypad_code_sealed text;

create or replace function clear_codes_of_ended_assignment() returns trigger
language plpgsql set search_path from current
as $$
begin
  new.unit_access_code_sealed := null;
  new.storage_locker_access_code_sealed := null;
  new.keypad_code_sealed := null;
  return new;
end
$$;
