create table imports (
  id uuid constraint imports_pkey primary key,
  kind text not null constraint imports_kind_check check (kind in ('units', 'residents')),
  file_name text not null constraint imports_file_name_check check (btrim(file_name) <> ''),
  status text not null default 'draft'
    constraint imports_status_check check (status in ('draft', 'applied', 'undone')),
  -- The original cells; null once they are applied.
  sheet jsonb,
  columns jsonb not null constraint imports_columns_check check (jsonb_typeof(columns) = 'object'),
  rows integer not null constraint imports_rows_check check (rows >= 0),
  created_count integer not null default 0,
  changed_count integer not null default 0,
  created_by uuid not null constraint imports_created_by_fkey references users,
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by uuid constraint imports_undone_by_fkey references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint imports_sheet_check check ((status = 'draft') = (sheet is not null)),
  constraint imports_applied_at_check check ((status = 'draft') = (applied_at is null)),
  constraint imports_undone_at_check check ((status = 'undone') = (undone_at is not null))
);
create index imports_newest on imports (created_at desc, id desc);

-- The changes of an import, row by row and in order, so that it can be undone.
create table import_rows (
  import_id uuid not null constraint import_rows_import_id_fkey references imports on delete cascade,
  position integer not null,
  table_name text not null,
  record_id uuid not null,
  -- The name of the record for people.
  label text not null,
  -- The values of the changed columns before the import; null for a created row.
  before jsonb,
  -- The version after the import; null for tables without versions.
  version_after integer,
  constraint import_rows_pkey primary key (import_id, position)
);
create index import_rows_record on import_rows (record_id);

-- Who was erased: only the key of the account, and what was retained for which reason.
create table erasures (
  id uuid constraint erasures_pkey primary key,
  user_id uuid not null constraint erasures_user_id_key unique,
  performed_by uuid not null constraint erasures_performed_by_fkey references users,
  retained jsonb not null constraint erasures_retained_check check (jsonb_typeof(retained) = 'array'),
  created_at timestamptz not null default now()
);
create trigger erasures_append_only before update or delete or truncate on erasures
  for each statement execute function reject_history_change();
