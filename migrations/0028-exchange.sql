-- History is unmade only by the two deeds that must: an import taken back whole, and a person's right to be forgotten.
create or replace function refuse_change() returns trigger
language plpgsql
as $$
begin
  if current_setting('house.unmaking', true) = 'on' then return null; end if;
  raise exception '% only grows: % is not allowed', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create or replace function refuse_forgetting_assignment() returns trigger
language plpgsql
as $$
begin
  if current_setting('house.unmaking', true) = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op <> 'UPDATE' then
    raise exception 'assignments are ended, never removed' using errcode = 'restrict_violation';
  end if;
  if old.ended_at is not null or new.unit_id <> old.unit_id or new.tenant_id <> old.tenant_id
     or new.started_at <> old.started_at then
    raise exception 'an assignment that was is not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create table imports (
  id uuid primary key,
  kind text not null check (kind in ('units', 'residents')),
  file_name text not null check (btrim(file_name) <> ''),
  status text not null default 'draft' check (status in ('draft', 'applied', 'undone')),
  -- The cells as they came; gone once they are applied.
  sheet jsonb,
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  rows integer not null check (rows >= 0),
  created_count integer not null default 0,
  changed_count integer not null default 0,
  created_by uuid not null references users,
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'draft') = (sheet is not null)),
  check ((status = 'draft') = (applied_at is null)),
  check ((status = 'undone') = (undone_at is not null))
);
create index imports_newest on imports (created_at desc, id desc);

-- What an import did, row by row and in its order, so that it can be taken back.
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  position integer not null,
  table_name text not null,
  record_id uuid not null,
  -- How people call the record.
  label text not null,
  -- What the changed columns held before; null for a row that was made.
  before jsonb,
  -- The version the import left behind; null where rows have none.
  version_after integer,
  primary key (import_id, position)
);
create index import_rows_record on import_rows (record_id);

-- Who was forgotten, without saying who it was: the key alone.
create table erasures (
  id uuid primary key,
  user_id uuid not null unique,
  performed_by uuid not null references users,
  -- What stays and why, as it was told.
  holds jsonb not null check (jsonb_typeof(holds) = 'array'),
  created_at timestamptz not null default now()
);
create trigger erasures_grow before update or delete or truncate on erasures
  for each statement execute function refuse_change();
