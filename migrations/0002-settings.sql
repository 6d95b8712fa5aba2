-- What the office changed in the settings, so that each change can be shown and undone.
create table setting_changes (
  id uuid constraint setting_changes_pkey primary key,
  -- What was changed: 'building', 'content.home.en'. A dot makes one area a part of another.
  area text not null constraint setting_changes_area_check check (area ~ '^[a-z0-9-]+(\.[a-z0-9-]+)*$'),
  -- Only the fields that differ.
  before jsonb not null constraint setting_changes_before_check check (jsonb_typeof(before) = 'object'),
  after jsonb not null constraint setting_changes_after_check check (jsonb_typeof(after) = 'object'),
  made_by uuid not null,
  -- The names are copies, which outlive the account.
  made_by_name text not null,
  undone_at timestamptz,
  undone_by uuid,
  undone_by_name text,
  -- The change that this one undid.
  undoes uuid constraint setting_changes_undoes_fkey references setting_changes,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint setting_changes_undone_check check ((undone_at is null) = (undone_by is null)),
  constraint setting_changes_difference_check check (before <> after)
);
create index setting_changes_newest on setting_changes (area text_pattern_ops, id desc);
