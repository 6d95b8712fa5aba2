-- An import goes in row by row: what the office decides, what the preview shows, and what comes back.
alter table imports
  -- The office's decision by line: import, update or skip; the others follow their default.
  add column decisions jsonb not null default '{}'
    constraint imports_decisions_check check (jsonb_typeof(decisions) = 'object'),
  -- The last preview: its mark, and a hash of each line. A line is written only as it was shown.
  add column preview jsonb,
  -- The rows that were not imported, with the reasons in both languages; deleted after a while.
  add column rows_left jsonb,
  add column left_count integer not null default 0
    constraint imports_left_count_check check (left_count >= 0);

-- Which column fills which field, by the kind of file and its header row.
create table import_mappings (
  id uuid constraint import_mappings_pkey primary key,
  kind text not null constraint import_mappings_kind_check check (kind in ('units', 'residents')),
  -- SHA-256 of the header row, because a file without one has a person's data there.
  header_hash text not null,
  columns jsonb not null constraint import_mappings_columns_check check (jsonb_typeof(columns) = 'object'),
  created_by uuid not null constraint import_mappings_created_by_fkey references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint import_mappings_kind_header_hash_key unique (kind, header_hash)
);

-- A resident may have no sign-in address yet: the address is empty, its canonical form is null, and nobody signs in.
alter table users drop constraint users_email_check;
alter table users
  alter column email_canonical drop not null,
  add constraint users_email_check check (email = '' or (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254)),
  add constraint users_email_canonical_check check ((email = '') = (email_canonical is null)),
  add constraint users_without_email_check check (email <> '' or (role = 'tenant' and status <> 'active'));
