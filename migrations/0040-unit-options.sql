-- What the office offers to tick of a unit, list by list; without a row the lists are the usual ones.
create table unit_options (
  only_row boolean primary key default true check (only_row),
  lists jsonb not null check (jsonb_typeof(lists) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
