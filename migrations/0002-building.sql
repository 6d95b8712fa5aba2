create table building (
  -- One row: a building is a schema.
  only_row boolean primary key default true check (only_row),
  name text not null check (btrim(name) <> ''),
  code text not null check (code ~ '^[A-Z0-9]{2,8}$'),
  street text not null check (btrim(street) <> ''),
  city text not null default '',
  region text not null default '',
  postal_code text not null default '',
  country text not null default '',
  office_phone text not null default '',
  security_phone text not null default '',
  office_email text not null check (office_email ~ '^[^\s@]+@[^\s@]+$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  time_zone text not null check (btrim(time_zone) <> ''),
  powered_by_name text,
  powered_by_url text check (powered_by_url ~ '^https?://'),
  pet_limit_lbs integer check (pet_limit_lbs > 0),
  tower_floors integer not null check (tower_floors between 1 and 200),
  -- New units up to this floor are commercial unless said otherwise.
  commercial_up_to_floor integer not null default 3,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table floors (
  number integer primary key check (number between 0 and 200),
  kind text not null check (kind in ('residential', 'commercial', 'amenity', 'mechanical', 'not_built')),
  name text,
  -- The floor group: units of the same layout share facings and stacks.
  layout text,
  -- The facing of slot 1, 2, 3 … round the corridor.
  facings text[] not null default '{}' check (facings <@ array['North', 'East', 'South', 'West']),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (kind = 'residential' or cardinality(facings) = 0),
  check (kind <> 'residential' or (layout is not null and cardinality(facings) > 0))
);

create table parking_levels (
  code text primary key check (code ~ '^P[0-9]+$'),
  -- The podium floor it lies behind.
  floor integer not null,
  stalls integer not null check (stalls >= 0),
  charging_stalls integer not null default 0 check (charging_stalls between 0 and stalls),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table business_hours (
  -- 1 is Monday, 7 is Sunday; a day without a row is closed.
  weekday integer primary key check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens)
);

create table holidays (
  day date primary key,
  name text not null check (btrim(name) <> '')
);

create table page_contents (
  page text primary key
    check (page in ('home', 'amenities', 'services', 'nearby', 'gallery', 'contact', 'building-view')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What residents find under Resources.
create table resources (
  id uuid primary key,
  kind text not null check (kind in ('text', 'document')),
  audience text not null default 'residents' check (audience in ('residents', 'owners')),
  title text not null check (btrim(title) <> ''),
  body text not null default '',
  file_id uuid references files,
  position integer not null default 0,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'document') = (file_id is not null)),
  check (kind = 'document' or btrim(body) <> '')
);
create index resources_shown on resources (position, id) where archived_at is null;
