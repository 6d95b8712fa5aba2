-- One unit that no longer names an asset and another one that begins to name it wait for each other here, as residents do in
-- sync_assets_of_resident. Without the lock, neither sees the change of the other, and the asset belongs to no unit.
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
  insert into asset_unit_claims (asset_id, unit_id, claimed_at)
  select a.id, unit, moment from assets a where a.category = of_category and a.number_key = any(keys) and a.unit_id <> unit
  on conflict (asset_id, unit_id) do nothing;
end
$$;
