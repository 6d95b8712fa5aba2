-- Units whose lists name an asset that belongs to another unit: the first unit that named it has it, and the next one gets
-- it when it no longer does. For stalls and lockers the office decides (src/modules/assets/server/asset-state.ts).
create table asset_unit_claims (
  asset_id uuid not null constraint asset_unit_claims_asset_id_fkey references assets on delete cascade,
  unit_id uuid not null constraint asset_unit_claims_unit_id_fkey references units on delete cascade,
  claimed_at timestamptz not null,
  constraint asset_unit_claims_pkey primary key (asset_id, unit_id)
);
create index asset_unit_claims_unit on asset_unit_claims (unit_id);

-- Makes the assets of a unit agree with the lists in its record, which may name anything.
create or replace function sync_assets_of_unit(unit uuid, of_category text, numbers text[], moment timestamptz) returns void
language plpgsql set search_path from current
as $$
declare
  keys text[] := array(select upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) from unnest(numbers) n where btrim(n) <> '');
  released uuid[];
begin
  insert into assets (id, kind, number, place, is_derived, created_at, updated_at)
  select derived_id(of_category || ' ' || upper(regexp_replace(btrim(min(n)), '\s+', ' ', 'g'))), of_category, min(btrim(n)),
    case when of_category = 'key' then '' else coalesce(substring(min(btrim(n)) from '^(.+)-[^-]+$'), '') end, true, moment, moment
  from unnest(numbers) n where btrim(n) <> '' group by upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) order by 3
  on conflict (category, number_key) do nothing;
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
  insert into asset_unit_claims (asset_id, unit_id, claimed_at)
  select a.id, unit, moment from assets a where a.category = of_category and a.number_key = any(keys) and a.unit_id <> unit
  on conflict (asset_id, unit_id) do nothing;
end
$$;

-- The assets of a unit that is deleted go to the units that claim them.
create function release_assets_of_unit_row() returns trigger
language plpgsql set search_path from current
as $$
begin
  perform sync_assets_of_unit(old.id, 'stall', '{}', now()), sync_assets_of_unit(old.id, 'locker', '{}', now()),
    sync_assets_of_unit(old.id, 'key', '{}', now());
  return old;
end
$$;
create trigger units_assets_delete before delete on units
  for each row execute function release_assets_of_unit_row();

-- The claims of what units name already.
select sync_assets_of_unit(id, 'stall', parking_allocation, now()),
  sync_assets_of_unit(id, 'locker', locker_locations(storage_lockers), now()),
  sync_assets_of_unit(id, 'key', key_numbers, now())
from (select * from units order by unit_number) u;
