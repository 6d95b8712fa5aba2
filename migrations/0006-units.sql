create table units (
  id uuid constraint units_pkey primary key,
  unit_number text not null constraint units_unit_number_key unique
    constraint units_unit_number_check check (unit_number ~ '^\S(.{0,18}\S)?$'),
  floor integer not null constraint units_floor_check check (floor between 0 and 200),
  -- The last two digits of the number.
  slot integer generated always as (((regexp_match(unit_number, '([0-9]{1,2})[^0-9]*$'))[1])::integer) stored,
  -- Only where it differs from the default; the view unit_stacks has the stack of every unit.
  stack text,
  category text not null default 'residential'
    constraint units_category_check check (category in ('residential', 'commercial')),
  unit_type text,
  status text not null default 'vacant' constraint units_status_check
    check (status in ('occupied', 'vacant', 'under_renovation', 'reserved', 'for_sale')),
  owner_name text,
  square_footage integer constraint units_square_footage_check check (square_footage > 0),
  bedrooms integer constraint units_bedrooms_check check (bedrooms between 0 and 20),
  bathrooms numeric(3, 1) constraint units_bathrooms_check
    check (bathrooms between 0 and 20 and bathrooms * 2 = trunc(bathrooms * 2)),
  balcony boolean not null default false,
  balcony_count integer constraint units_balcony_count_check check (balcony_count >= 1),
  balcony_size text,
  alarm_system text not null default 'no'
    constraint units_alarm_system_check check (alarm_system in ('yes', 'no', 'monitored')),
  hvac_type text not null default 'central_air' constraint units_hvac_type_check check (hvac_type in (
    'central_air', 'split_system', 'window_units', 'baseboard_heating', 'radiant_floor_heating', 'heat_pump',
    'individual_units', 'none')),
  lock_type text not null default 'mechanical' constraint units_lock_type_check
    check (lock_type in ('mechanical', 'electronic', 'keypad', 'biometric')),
  keypad_code_sealed text,
  key_numbers text[] not null default '{}',
  amenities text[] not null default '{}',
  appliance_list text[] not null default '{}',
  parking_allocation text[] not null default '{}',
  parking_spaces integer constraint units_parking_spaces_check check (parking_spaces >= 0),
  storage_lockers text[] not null default '{}',
  storage_unit text,
  fire_safety_devices text[] not null default '{}',
  accessibility_features text[] not null default '{}',
  utility_meters text[] not null default '{}',
  internet_cable_provider text,
  renovation_history text[] not null default '{}',
  damage_history text[] not null default '{}',
  insurance_policy_id text,
  monthly_maintenance_cents bigint
    constraint units_monthly_maintenance_cents_check check (monthly_maintenance_cents >= 0),
  purchase_price_cents bigint constraint units_purchase_price_cents_check check (purchase_price_cents >= 0),
  current_value_cents bigint constraint units_current_value_cents_check check (current_value_cents >= 0),
  exposure text,
  address text,
  notes text,
  search text generated always as (searchable(unit_number, unit_type, owner_name, address)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index units_floor on units (floor, unit_number);
create index units_status on units (status);
create index units_search on units using gin (search public.gin_trgm_ops);
-- The command bar finds numbers by their beginning and by their parts.
create index units_number_prefix on units (searchable(unit_number) text_pattern_ops);
create index units_number_parts on units using gin (searchable(unit_number) public.gin_trgm_ops);

-- The stack of each unit: the one in its record, otherwise that of its slot on a residential floor.
create view unit_stacks as
select u.id as unit_id, coalesce(u.stack, s.stack) as stack
from units u
  left join (floor_slots s join floors f on f.number = s.floor and f.kind = 'residential')
    on s.floor = u.floor and s.slot = u.slot;

-- The office's notes about a unit.
create table unit_notes (
  id uuid constraint unit_notes_pkey primary key,
  unit_id uuid not null constraint unit_notes_unit_id_fkey references units,
  note text not null constraint unit_notes_note_check check (btrim(note) <> ''),
  created_by uuid not null constraint unit_notes_created_by_fkey references users,
  created_at timestamptz not null default now()
);
create index unit_notes_newest on unit_notes (unit_id, created_at desc, id desc);
create trigger unit_notes_append_only before update or delete or truncate on unit_notes
  for each statement execute function reject_history_change();

-- Units offered on the public site.
create table listings (
  id uuid constraint listings_pkey primary key,
  unit_id uuid not null constraint listings_unit_id_fkey references units,
  kind text not null constraint listings_kind_check check (kind in ('sale', 'lease')),
  -- The price of a sale, or the monthly rent of a lease.
  price_cents bigint not null constraint listings_price_cents_check check (price_cents > 0),
  monthly_fee_cents bigint constraint listings_monthly_fee_cents_check check (monthly_fee_cents >= 0),
  available_from date,
  headline text,
  description text not null default '',
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_by uuid not null constraint listings_created_by_fkey references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint listings_withdrawn_at_check check (withdrawn_at is null or withdrawn_at >= created_at)
);
create unique index listings_current on listings (unit_id, kind) where withdrawn_at is null;
create index listings_published on listings (published_at desc, id desc) where withdrawn_at is null;
create index listings_unit on listings (unit_id, created_at desc);

-- The choices for the features of a unit. One row, because a building is a schema; without it the defaults apply.
create table unit_options (
  only_row boolean default true constraint unit_options_pkey primary key
    constraint unit_options_only_row_check check (only_row),
  lists jsonb not null constraint unit_options_lists_check check (jsonb_typeof(lists) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
