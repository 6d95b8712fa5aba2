-- Whom an event is for, and how it is found again.
alter table events drop constraint events_type_check;
alter table events add constraint events_type_check check (type in ('meeting', 'maintenance', 'safety', 'social'));
alter table events add column audience jsonb not null default '{"kind": "everyone"}';
alter table events add column search text generated always as (searchable(title, description, location)) stored;
create index events_search on events using gin (search public.gin_trgm_ops);

-- The private address under which a resident's own calendar program reads; a new one takes the place of the old.
create table calendar_addresses (
  user_id uuid primary key references users,
  token_hash text not null unique,
  last_read_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
