create table users (
  id uuid primary key,
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  password_hash text,
  password_changed_at timestamptz,
  role text not null check (role in ('admin', 'staff', 'maintenance', 'tenant')),
  status text not null default 'Active' check (status in ('Active', 'Invited', 'Suspended')),
  first_name text not null check (btrim(first_name) <> ''),
  last_name text not null,
  phone text check (phone ~ '^[0-9]{10}$'),
  team text check (team in ('maintenance', 'security', 'service', 'accounting')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  language text not null default 'en' check (language in ('en')),
  -- Wrong passwords in a row, over all addresses; a correct one or a reset link ends the row.
  failures_in_a_row integer not null default 0 check (failures_in_a_row >= 0),
  last_sign_in_at timestamptz,
  second_factor_sealed text,
  second_factor_since timestamptz,
  recovery_codes_sealed text,
  deleted_at timestamptz,
  search text generated always as (searchable(first_name, last_name, email, phone)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'Active' or password_hash is not null),
  check (role <> 'tenant' or team is null),
  check (second_factor_since is null or second_factor_sealed is not null)
);
-- A deleted person's address is free again.
create unique index users_email on users (lower(email)) where deleted_at is null;
create index users_names on users (last_name, first_name, id) where deleted_at is null;
create index users_role on users (role, status) where deleted_at is null;
create index users_search on users using gin (search public.gin_trgm_ops);

create table sessions (
  id uuid primary key,
  -- SHA-256 of the token; the token itself is only in the browser.
  token_hash text not null unique,
  user_id uuid not null references users,
  address text,
  agent text,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
create index sessions_user on sessions (user_id, last_active_at desc);
create index sessions_expiry on sessions (expires_at);

create table one_time_tokens (
  id uuid primary key,
  kind text not null check (kind in ('reset', 'invite')),
  user_id uuid not null references users,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
-- The newest link replaces the older one.
create unique index one_time_tokens_unused on one_time_tokens (user_id, kind) where used_at is null;
