create table events (
  id uuid constraint events_pkey primary key,
  title text not null constraint events_title_check check (btrim(title) <> ''),
  description text not null default '',
  type text not null
    constraint events_type_check check (type in ('meeting', 'maintenance', 'safety', 'social')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  location text not null default '',
  audience audience not null default '{"kind": "everyone"}',
  cancelled_at timestamptz,
  created_by uuid not null constraint events_created_by_fkey references users,
  search text generated always as (searchable(title, description, location)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_ends_at_check check (ends_at is null or ends_at >= starts_at)
);
create index events_start on events (starts_at, id);
create index events_search on events using gin (search public.gin_trgm_ops);

-- The private address of a resident's calendar, which calendar programs read; a new one replaces the old one.
create table calendar_addresses (
  user_id uuid constraint calendar_addresses_pkey primary key
    constraint calendar_addresses_user_id_fkey references users,
  token_hash text not null constraint calendar_addresses_token_hash_key unique,
  last_read_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
