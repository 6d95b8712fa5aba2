-- The rules that functions check name their constraint in the message too, as PostgreSQL does for its own: from the server that
-- has the tables of a building, Citus passes on the message and the code of an error, and nothing else of it.

-- Only an owner may hold several units. The resident's row is locked, so that two offices cannot assign at once.
create or replace function reject_second_home() returns trigger
language plpgsql set search_path from current
as $$
declare
  type_of_resident text;
  homes integer;
  resident uuid;
begin
  -- Citus appends a number to the name of a table.
  if tg_table_name ~ '^residents(_\d+)?$' then resident := new.id; else resident := new.resident_id; end if;
  select resident_type into type_of_resident from residents where id = resident for no key update;
  if type_of_resident = 'owner' then return null; end if;
  select count(*) into homes from assignments where resident_id = resident and ended_at is null;
  if homes > 1 then
    raise exception 'Only an owner may hold several units (constraint "assignments_one_home")'
      using errcode = 'unique_violation', constraint = 'assignments_one_home', table = 'assignments';
  end if;
  return null;
end
$$;

-- A counter entry reverses the whole amount of one charge or payment of the same resident.
create or replace function reject_wrong_counter_entry() returns trigger
language plpgsql set search_path from current
as $$
begin
  if not exists (select from payment_entries reversed where reversed.id = new.reverses and reversed.kind <> 'counter'
      and reversed.resident_id = new.resident_id and reversed.amount_cents = new.amount_cents) then
    raise exception 'A counter entry reverses the whole amount of one charge or payment of the same resident (constraint "payment_entries_counter")'
      using errcode = 'check_violation', constraint = 'payment_entries_counter', table = 'payment_entries';
  end if;
  return null;
end
$$;

-- Makes the holder and claims of stalls or lockers agree with the text in a resident's record, which may name anything.
-- Reports a new claim as an error while building.refuse_taken_assets is on: the console offers free ones only.
create or replace function sync_assets_of_resident(resident uuid, of_category text, numbers text[], moment timestamptz) returns void
language plpgsql set search_path from current
as $$
declare
  keys text[];
  concerned uuid[];
  named uuid;
  earlier bigint;
begin
  insert into assets (id, kind, number, place, is_derived, created_at, updated_at)
  select derived_id(of_category || ' ' || upper(regexp_replace(btrim(min(n)), '\s+', ' ', 'g'))), of_category, min(btrim(n)), coalesce(substring(min(btrim(n)) from '^(.+)-[^-]+$'), ''), true, moment, moment
  from unnest(numbers) n where btrim(n) <> '' group by upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) order by 3
  on conflict (category, number_key) do nothing;
  keys := array(select upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) from unnest(numbers) n where btrim(n) <> '');
  -- Simultaneous claims of one asset wait for each other here, in one order.
  concerned := array(select locked.id from (
    select a.id from assets a where a.category = of_category and (a.number_key = any(keys)
      or exists (select from asset_holders h where h.asset_id = a.id and h.resident_id = resident and h.ended_at is null))
    order by a.id for update) locked);
  update asset_holders h set ended_at = greatest(moment, h.started_at), end_reason = 'removed'
  from assets a where a.id = h.asset_id and a.id = any(concerned) and h.resident_id = resident and h.ended_at is null
    and h.started_at is not null and a.number_key <> all(keys);
  delete from asset_holders h using assets a
  where a.id = h.asset_id and a.id = any(concerned) and h.resident_id = resident and h.started_at is null
    and a.number_key <> all(keys);
  -- One by one, because Citus cannot insert what a query with variables finds.
  for named, earlier in
    select a.id, (select count(*) from asset_holders h where h.asset_id = a.id and h.resident_id = resident)
    from assets a where a.id = any(concerned) and a.number_key = any(keys)
      and not exists (select from asset_holders h where h.asset_id = a.id and h.resident_id = resident and h.ended_at is null)
  loop
    insert into asset_holders (id, asset_id, resident_id, claimed_at)
    values (derived_id(concat_ws(' ', named, resident, extract(epoch from moment), earlier)), named, resident, moment);
  end loop;
  perform grant_free_assets(concerned, moment);
  if current_setting('building.refuse_taken_assets', true) = 'on' and exists (
    select from asset_claims c where c.resident_id = resident and c.asset_id = any(concerned) and c.claimed_at = moment)
  then
    raise exception 'Another resident has this % (constraint "assets_taken_%")', of_category, of_category
      using errcode = 'unique_violation', constraint = 'assets_taken_' || of_category, table = 'assets';
  end if;
end
$$;

-- The same for units. The lock: one unit that no longer names an asset and another one that begins to name it wait for each other.
create or replace function sync_assets_of_unit(unit uuid, of_category text, numbers text[], moment timestamptz) returns void
language plpgsql set search_path from current
as $$
declare
  keys text[] := array(select upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) from unnest(numbers) n where btrim(n) <> '');
  released uuid[];
  named uuid;
begin
  insert into assets (id, kind, number, place, is_derived, created_at, updated_at)
  select derived_id(of_category || ' ' || upper(regexp_replace(btrim(min(n)), '\s+', ' ', 'g'))), of_category, min(btrim(n)),
    case when of_category = 'key' then '' else coalesce(substring(min(btrim(n)) from '^(.+)-[^-]+$'), '') end, true, moment, moment
  from unnest(numbers) n where btrim(n) <> '' group by upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) order by 3
  on conflict (category, number_key) do nothing;
  perform a.id from assets a where a.category = of_category and (a.number_key = any(keys) or a.unit_id = unit
    or a.id in (select c.asset_id from asset_unit_claims c where c.unit_id = unit)) order by a.id for update;
  delete from asset_unit_claims c using assets a
  where a.id = c.asset_id and c.unit_id = unit and a.category = of_category and a.number_key <> all(keys);
  released := array(select a.id from assets a where a.unit_id = unit and a.category = of_category and a.number_key <> all(keys));
  update assets a set version = a.version + 1, updated_at = moment, unit_id = (
    select c.unit_id from asset_unit_claims c where c.asset_id = a.id order by c.claimed_at, c.unit_id limit 1)
  where a.id = any(released);
  update assets set unit_id = unit, version = version + 1, updated_at = moment
  where unit_id is null and category = of_category and number_key = any(keys);
  delete from asset_unit_claims c using assets a
  where a.id = c.asset_id and a.unit_id = c.unit_id and a.category = of_category
    and (a.id = any(released) or c.unit_id = unit);
  foreach named in array array(
    select a.id from assets a where a.category = of_category and a.number_key = any(keys) and a.unit_id <> unit)
  loop
    insert into asset_unit_claims (asset_id, unit_id, claimed_at) values (named, unit, moment)
    on conflict (asset_id, unit_id) do nothing;
  end loop;
end
$$;
