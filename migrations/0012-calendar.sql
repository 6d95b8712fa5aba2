create table events (
  id uuid primary key,
  title text not null check (btrim(title) <> ''),
  description text not null default '',
  type text not null check (type in ('meeting', 'maintenance', 'safety')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  location text not null default '',
  cancelled_at timestamptz,
  created_by uuid not null references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at is null or ends_at >= starts_at)
);
create index events_when on events (starts_at, id);
