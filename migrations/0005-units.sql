create table units (
  id uuid primary key,
  unit_number text not null unique check (unit_number ~ '^\S(.{0,18}\S)?$'),
  floor integer not null check (floor between 0 and 200),
  -- The last two digits of the number.
  slot integer generated always as (((regexp_match(unit_number, '([0-9]{1,2})[^0-9]*$'))[1])::integer) stored,
  -- Homes above each other share a stack: the slot within the floor group, unless said otherwise.
  stack text,
  category text not null default 'Residential' check (category in ('Residential', 'Commercial')),
  unit_type text,
  status text not null default 'Vacant'
    check (status in ('Occupied', 'Vacant', 'Under Renovation', 'Reserved', 'For Sale')),
  owner_name text,
  square_footage integer check (square_footage > 0),
  bedrooms integer check (bedrooms between 0 and 20),
  bathrooms numeric(3, 1) check (bathrooms between 0 and 20 and bathrooms * 2 = trunc(bathrooms * 2)),
  balcony text not null default 'No' check (balcony in ('Yes', 'No')),
  balcony_count integer check (balcony_count >= 1),
  balcony_size text,
  alarm_system text not null default 'No' check (alarm_system in ('Yes', 'No', 'Monitored')),
  hvac_type text not null default 'Central Air' check (hvac_type in (
    'Central Air', 'Split System', 'Window Units', 'Baseboard Heating', 'Radiant Floor Heating', 'Heat Pump',
    'Individual Units', 'None')),
  lock_type text not null default 'Mechanical' check (lock_type in ('Mechanical', 'Electronic', 'Keypad', 'Biometric')),
  keypad_code_sealed text,
  key_numbers text[] not null default '{}',
  amenities text[] not null default '{}',
  appliance_list text[] not null default '{}',
  parking_allocation text[] not null default '{}',
  parking_spaces integer check (parking_spaces >= 0),
  storage_lockers text[] not null default '{}',
  storage_unit text,
  fire_safety_devices text[] not null default '{}',
  accessibility_features text[] not null default '{}',
  utility_meters text[] not null default '{}',
  internet_cable_provider text,
  renovation_history text[] not null default '{}',
  damage_history text[] not null default '{}',
  insurance_policy_id text,
  monthly_maintenance_cents bigint check (monthly_maintenance_cents >= 0),
  purchase_price_cents bigint check (purchase_price_cents >= 0),
  current_value_cents bigint check (current_value_cents >= 0),
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
create index units_stack on units (stack);
create index units_search on units using gin (search public.gin_trgm_ops);

create table unit_notes (
  id uuid primary key,
  unit_id uuid not null references units,
  note text not null check (btrim(note) <> ''),
  created_by uuid not null references users,
  created_at timestamptz not null default now()
);
create index unit_notes_newest on unit_notes (unit_id, created_at desc, id desc);
create trigger unit_notes_grow before update or delete or truncate on unit_notes
  for each statement execute function refuse_change();

create table listings (
  id uuid primary key,
  unit_id uuid not null references units,
  kind text not null check (kind in ('sale', 'lease')),
  -- The price of a sale, the monthly rent of a lease.
  price_cents bigint not null check (price_cents > 0),
  monthly_fee_cents bigint check (monthly_fee_cents >= 0),
  available_from date,
  headline text,
  description text not null default '',
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_by uuid not null references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (withdrawn_at is null or withdrawn_at >= created_at)
);
create unique index listings_current on listings (unit_id, kind) where withdrawn_at is null;
create index listings_published on listings (published_at desc, id desc) where withdrawn_at is null;
create index listings_unit on listings (unit_id, created_at desc);
