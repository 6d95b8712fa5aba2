-- The buildings of an installation with many (BUILDINGS=many). Each is a schema of its own; this one knows which there are.

-- The key of the installation is checked at each start with a known value sealed with it.
create table secret_key_check (
  only_row boolean not null default true constraint secret_key_check_only_row_check check (only_row),
  check_sealed text not null,
  constraint secret_key_check_pkey primary key (only_row)
);

create table buildings (
  id uuid not null,
  -- Its name in commands and folders.
  slug text not null constraint buildings_slug_check check (slug ~ '^[a-z][a-z0-9-]{1,39}$'),
  schema_name text not null constraint buildings_schema_name_check check (schema_name ~ '^b_[a-z0-9_]{1,41}$'),
  -- Its PUBLIC_ORIGIN.
  origin text not null,
  state text not null default 'creating' constraint buildings_state_check check (state in ('creating', 'active', 'archived')),
  -- The last migration of its schema.
  version text,
  -- Why its migrations failed; it is not served meanwhile.
  problem text,
  -- A key of its own, for a building that was restored from another installation; null for the one derived from SECRET_KEY.
  secret_key_sealed text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  archived_at timestamptz,
  constraint buildings_pkey primary key (id),
  constraint buildings_slug_key unique (slug),
  constraint buildings_schema_name_key unique (schema_name),
  constraint buildings_origin_key unique (origin),
  constraint buildings_archived_check check ((state = 'archived') = (archived_at is not null))
);

-- The names by which browsers reach a building. All but that of its origin lead to its origin.
create table host_names (
  -- As in the Host header: in lower case, with a port that is not the usual one.
  host text not null constraint host_names_host_check check (host = lower(host) and host <> ''),
  building_id uuid not null,
  constraint host_names_pkey primary key (host),
  constraint host_names_building_id_fkey foreign key (building_id) references buildings (id) on delete cascade
);
create index host_names_building_id_idx on host_names (building_id);
