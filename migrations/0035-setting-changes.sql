-- What the office changed in the settings, part by part, so that each change can be told and taken back.
create table setting_changes (
  id uuid primary key,
  -- What was changed: 'building', 'content.home.en'. A dot makes one area a part of another.
  area text not null check (area ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*$'),
  -- The fields that differ, and those alone.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  made_by uuid not null references users,
  -- As the log does: the name stays whatever becomes of the account.
  made_by_name text not null,
  undone_at timestamptz,
  undone_by uuid references users,
  undone_by_name text,
  -- The change that this one took back.
  undoes uuid references setting_changes,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((undone_at is null) = (undone_by is null)),
  check (before <> after)
);
create index setting_changes_newest on setting_changes (area text_pattern_ops, id desc);
