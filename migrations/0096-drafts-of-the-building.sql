-- The draft of another shape of the building: every version of the last 30 days, so that changes can be undone and redone.
create table shape_versions (
  number integer constraint shape_versions_pkey primary key
    constraint shape_versions_number_check check (number >= 1),
  shape jsonb not null constraint shape_versions_shape_check check (jsonb_typeof(shape) = 'object'),
  -- What changed, as a sentence.
  change text not null,
  created_at timestamptz not null default now()
);

-- One row, because a building is a schema; none before the first change.
create table shape_drafts (
  only_row boolean default true constraint shape_drafts_pkey primary key
    constraint shape_drafts_only_row_check check (only_row),
  -- The version that is edited; later ones were undone and can be redone.
  current integer not null constraint shape_drafts_current_fkey references shape_versions,
  version integer not null default 2,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
