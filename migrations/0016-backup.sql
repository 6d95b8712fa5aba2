-- The plan of automatic backups. Always one row, because a building is a schema.
create table backup_plan (
  only_row boolean default true constraint backup_plan_pkey primary key
    constraint backup_plan_only_row_check check (only_row),
  every text not null default 'never'
    constraint backup_plan_every_check check (every in ('never', 'daily', 'weekly')),
  -- The earliest hour of the building's day.
  from_hour integer not null default 3 constraint backup_plan_from_hour_check check (from_hour between 0 and 23),
  -- How many backups remain; older ones are deleted.
  keep integer not null default 14 constraint backup_plan_keep_check check (keep between 1 and 365),
  last_made_at timestamptz,
  -- Why the last automatic backup failed, and when administrators were notified of it.
  last_problem text,
  problem_notified_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into backup_plan default values;
