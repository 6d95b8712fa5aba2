-- When backups are made by themselves. One row: a building is a schema.
create table backup_plan (
  only_row boolean primary key default true check (only_row),
  every text not null default 'never' check (every in ('never', 'daily', 'weekly')),
  -- From this hour of the building's day on.
  from_hour integer not null default 3 check (from_hour between 0 and 23),
  -- How many are kept; the oldest go.
  keep integer not null default 14 check (keep between 1 and 365),
  last_made_at timestamptz,
  -- Why the last one that should have been made by itself was not.
  last_problem text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into backup_plan default values;
