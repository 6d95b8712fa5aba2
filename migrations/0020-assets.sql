-- Parking stalls, storage lockers, keys and fobs, and who has them.

-- The order in which people count: P4-9 comes before P4-30.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');

create table assets (
  id uuid constraint assets_pkey primary key,
  kind text not null constraint assets_kind_check
    check (kind in ('stall', 'accessible_stall', 'charging_stall', 'visitor_stall', 'locker', 'key', 'fob')),
  -- A number is unique in its category: all kinds of stalls share their numbers.
  category text not null generated always as (case when kind like '%stall' then 'stall' else kind end) stored,
  number text not null constraint assets_number_check check (btrim(number) <> ''),
  -- The number as it is compared: 'p4-30 ' is P4-30.
  number_key text not null generated always as (upper(regexp_replace(btrim(number), '\s+', ' ', 'g'))) stored,
  -- The parking level or the room.
  place text not null default '',
  -- The unit that it belongs to.
  unit_id uuid constraint assets_unit_id_fkey references units on delete set null,
  status text not null default 'in_service'
    constraint assets_status_check check (status in ('in_service', 'out_of_service', 'deactivated')),
  note text not null default '',
  -- Added because the record of a unit or resident names it, and not changed by the office since.
  is_derived boolean not null default false,
  search text generated always as (searchable(number, place, note)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assets_category_number_key unique (category, number_key),
  constraint assets_deactivated_check check (status <> 'deactivated' or kind in ('key', 'fob'))
);
create index assets_search on assets using gin (search public.gin_trgm_ops);
create index assets_by_number on assets (category, number_key collate natural_order, id);
create index assets_unit on assets (unit_id) where unit_id is not null;

-- Who has had an asset, has it now (while ended_at is null), or claims it: a resident whose record names a stall or locker
-- that another resident has, or that residents cannot have. A claim has no start yet, so that it can become the holder
-- without a lock of the resident's row, which another transaction may have while it waits for the asset.
create table asset_holders (
  id uuid constraint asset_holders_pkey primary key,
  asset_id uuid not null constraint asset_holders_asset_id_fkey references assets on delete cascade,
  -- The rows of a resident whose import is undone go with the record.
  resident_id uuid not null constraint asset_holders_resident_id_fkey references residents on delete cascade,
  claimed_at timestamptz not null,
  started_at timestamptz constraint asset_holders_started_at_check check (started_at >= claimed_at),
  ended_at timestamptz,
  end_reason text constraint asset_holders_end_reason_check check (end_reason in ('returned', 'lost', 'removed')),
  constraint asset_holders_ended_at_check check (
    (ended_at is null) = (end_reason is null) and (ended_at is null or (started_at is not null and ended_at >= started_at)))
);
create unique index asset_holders_current on asset_holders (asset_id) where started_at is not null and ended_at is null;
create unique index asset_holders_resident_current on asset_holders (asset_id, resident_id) where ended_at is null;
create index asset_holders_asset on asset_holders (asset_id, started_at desc);
create index asset_holders_resident on asset_holders (resident_id, started_at desc);

create view asset_claims as select asset_id, resident_id, claimed_at from asset_holders where started_at is null;

-- Residents who wait for a stall or locker, first come, first served.
create table asset_waiting_list (
  id uuid constraint asset_waiting_list_pkey primary key,
  resident_id uuid not null constraint asset_waiting_list_resident_id_fkey references residents on delete cascade,
  kind text not null constraint asset_waiting_list_kind_check
    check (kind in ('stall', 'accessible_stall', 'charging_stall', 'locker')),
  note text not null default '',
  joined_at timestamptz not null,
  ended_at timestamptz constraint asset_waiting_list_ended_at_check check (ended_at >= joined_at),
  -- What the resident was given; null after an end means that the resident no longer waits.
  asset_id uuid constraint asset_waiting_list_asset_id_fkey references assets on delete set null
);
create unique index asset_waiting_list_current on asset_waiting_list (resident_id, kind) where ended_at is null;
create index asset_waiting_list_order on asset_waiting_list (kind, joined_at, id) where ended_at is null;

-- The id of a row that the database adds: the same for the same facts, so that a building with the same records has the same
-- rows. It is a UUID of version 8.
create function derived_id(facts text) returns uuid
language sql immutable parallel safe set search_path from current
as $$
  select overlay(overlay(left(encode(sha256(convert_to(facts, 'UTF8')), 'hex'), 32) placing '8' from 13) placing '8' from 17)::uuid
$$;

-- Gives each of these assets that has no holder to the resident who has claimed it longest.
create function grant_free_assets(ids uuid[], moment timestamptz) returns void
language sql set search_path from current
as $$
  update asset_holders set started_at = greatest(moment, claimed_at)
  where id in (
    select distinct on (c.asset_id) c.id from asset_holders c join assets a on a.id = c.asset_id
    where c.asset_id = any(ids) and c.started_at is null and a.kind <> 'visitor_stall' and a.status = 'in_service'
      and not exists (select from asset_holders h where h.asset_id = a.id and h.started_at is not null and h.ended_at is null)
    order by c.asset_id, c.claimed_at, c.resident_id)
$$;

-- Makes the holder and claims of stalls or lockers agree with the text in a resident's record, which may name anything.
-- Reports a new claim as an error while building.refuse_taken_assets is on: the console offers free ones only.
create function sync_assets_of_resident(resident uuid, of_category text, numbers text[], moment timestamptz) returns void
language plpgsql set search_path from current
as $$
declare
  keys text[];
  concerned uuid[];
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
  insert into asset_holders (id, asset_id, resident_id, claimed_at)
  select derived_id(concat_ws(' ', a.id, resident, extract(epoch from moment), (
    select count(*) from asset_holders h where h.asset_id = a.id and h.resident_id = resident))), a.id, resident, moment
  from assets a where a.id = any(concerned) and a.number_key = any(keys)
    and not exists (select from asset_holders h where h.asset_id = a.id and h.resident_id = resident and h.ended_at is null);
  perform grant_free_assets(concerned, moment);
  if current_setting('building.refuse_taken_assets', true) = 'on' and exists (
    select from asset_claims c where c.resident_id = resident and c.asset_id = any(concerned) and c.claimed_at = moment)
  then
    raise exception 'Another resident has this %', of_category
      using errcode = 'unique_violation', constraint = 'assets_taken_' || of_category, table = 'assets';
  end if;
end
$$;

create function sync_assets_of_resident_row() returns trigger
language plpgsql set search_path from current
as $$
begin
  if tg_op = 'DELETE' then
    perform sync_assets_of_resident(old.id, 'stall', '{}', now());
    perform sync_assets_of_resident(old.id, 'locker', '{}', now());
    return old;
  end if;
  if tg_op = 'INSERT' or new.parking_stalls is distinct from old.parking_stalls then
    perform sync_assets_of_resident(new.id, 'stall', new.parking_stalls, new.updated_at);
  end if;
  if tg_op = 'INSERT' or new.locker_numbers is distinct from old.locker_numbers then
    perform sync_assets_of_resident(new.id, 'locker', new.locker_numbers, new.updated_at);
  end if;
  return new;
end
$$;
create trigger residents_assets_insert after insert on residents
  for each row when (cardinality(new.parking_stalls) + cardinality(new.locker_numbers) > 0)
  execute function sync_assets_of_resident_row();
create trigger residents_assets_update after update of parking_stalls, locker_numbers on residents
  for each row when (new.parking_stalls is distinct from old.parking_stalls or new.locker_numbers is distinct from old.locker_numbers)
  execute function sync_assets_of_resident_row();
create trigger residents_assets_delete before delete on residents
  for each row execute function sync_assets_of_resident_row();

-- Makes the assets of a unit agree with the lists in its record. Of two units that name the same one, the first has it.
create function sync_assets_of_unit(unit uuid, of_category text, numbers text[], moment timestamptz) returns void
language plpgsql set search_path from current
as $$
declare
  keys text[] := array(select upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) from unnest(numbers) n where btrim(n) <> '');
begin
  insert into assets (id, kind, number, place, is_derived, created_at, updated_at)
  select derived_id(of_category || ' ' || upper(regexp_replace(btrim(min(n)), '\s+', ' ', 'g'))), of_category, min(btrim(n)),
    case when of_category = 'key' then '' else coalesce(substring(min(btrim(n)) from '^(.+)-[^-]+$'), '') end, true, moment, moment
  from unnest(numbers) n where btrim(n) <> '' group by upper(regexp_replace(btrim(n), '\s+', ' ', 'g')) order by 3
  on conflict (category, number_key) do nothing;
  update assets set unit_id = null, version = version + 1, updated_at = moment
  where unit_id = unit and category = of_category and number_key <> all(keys);
  update assets set unit_id = unit, version = version + 1, updated_at = moment
  where unit_id is null and category = of_category and number_key = any(keys);
end
$$;

-- Lockers of a unit are written as location and size: L2-14-5x8.
create function locker_locations(lockers text[]) returns text[]
language sql immutable parallel safe set search_path from current
as $$
  select coalesce(array_agg(regexp_replace(locker, '-\s*[0-9.]+\s*x\s*[0-9.]+\s*$', '', 'i')), '{}') from unnest(lockers) locker
$$;

create function sync_assets_of_unit_row() returns trigger
language plpgsql set search_path from current
as $$
begin
  if tg_op = 'INSERT' or new.parking_allocation is distinct from old.parking_allocation then
    perform sync_assets_of_unit(new.id, 'stall', new.parking_allocation, new.updated_at);
  end if;
  if tg_op = 'INSERT' or new.storage_lockers is distinct from old.storage_lockers then
    perform sync_assets_of_unit(new.id, 'locker', locker_locations(new.storage_lockers), new.updated_at);
  end if;
  if tg_op = 'INSERT' or new.key_numbers is distinct from old.key_numbers then
    perform sync_assets_of_unit(new.id, 'key', new.key_numbers, new.updated_at);
  end if;
  return new;
end
$$;
create trigger units_assets_insert after insert on units
  for each row when (cardinality(new.parking_allocation) + cardinality(new.storage_lockers) + cardinality(new.key_numbers) > 0)
  execute function sync_assets_of_unit_row();
create trigger units_assets_update after update of parking_allocation, storage_lockers, key_numbers on units
  for each row execute function sync_assets_of_unit_row();

-- The records of what units and residents name already: the first resident who was entered has it, later ones claim it.
select sync_assets_of_unit(id, 'stall', parking_allocation, now()),
  sync_assets_of_unit(id, 'locker', locker_locations(storage_lockers), now()),
  sync_assets_of_unit(id, 'key', key_numbers, now())
from (select * from units order by unit_number) u;
select sync_assets_of_resident(id, 'stall', parking_stalls, created_at),
  sync_assets_of_resident(id, 'locker', locker_numbers, created_at)
from (select * from residents where cardinality(parking_stalls) + cardinality(locker_numbers) > 0 order by created_at, id) r;
