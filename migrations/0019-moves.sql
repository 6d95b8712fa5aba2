-- When a resident with the door code left; null once the office has set a new code.
alter table units add column keypad_code_outdated_at timestamptz;

-- Who moves into, out of, or between units, and on which day of the building's calendar. Present homes are assignments.
create table moves (
  id uuid constraint moves_pkey primary key,
  kind text not null constraint moves_kind_check check (kind in ('move_in', 'move_out', 'transfer')),
  unit_id uuid not null constraint moves_unit_id_fkey references units,
  -- The new unit of a transfer.
  to_unit_id uuid constraint moves_to_unit_id_fkey references units,
  residence_type text not null default 'renter'
    constraint moves_residence_type_check check (residence_type in ('owner', 'renter')),
  -- The move takes effect when this day begins.
  effective_day date not null,
  status text not null default 'planned'
    constraint moves_status_check check (status in ('planned', 'done', 'cancelled', 'undone')),
  forwarding_address text,
  notes text,
  -- Why it could not take effect on its day; it is tried again.
  problem text,
  planned_by uuid not null constraint moves_planned_by_fkey references users,
  done_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint moves_to_unit_id_check check (
    (kind = 'transfer') = (to_unit_id is not null) and (to_unit_id is null or to_unit_id <> unit_id)),
  constraint moves_done_at_check check ((status in ('done', 'undone')) = (done_at is not null))
);
create index moves_due on moves (effective_day, id) where status = 'planned';
create index moves_unit on moves (unit_id, effective_day);
create index moves_to_unit on moves (to_unit_id, effective_day) where to_unit_id is not null;

create table move_residents (
  move_id uuid not null constraint move_residents_move_id_fkey references moves on delete cascade,
  resident_id uuid not null constraint move_residents_resident_id_fkey references residents,
  position integer not null,
  -- What the move changed in the resident's record, so that it can be undone.
  before jsonb,
  constraint move_residents_pkey primary key (move_id, resident_id)
);
create index move_residents_resident on move_residents (resident_id);

create table move_steps (
  id uuid constraint move_steps_pkey primary key,
  move_id uuid not null constraint move_steps_move_id_fkey references moves on delete cascade,
  position integer not null,
  -- A step of the default checklist has a key, whose text is translated; a step of the office has a title.
  key text,
  title text,
  responsible text not null
    constraint move_steps_responsible_check check (responsible in ('office', 'front_desk', 'resident')),
  due_day date not null,
  done_at timestamptz,
  done_by uuid constraint move_steps_done_by_fkey references users,
  note text,
  constraint move_steps_title_check check ((key is null) <> (title is null)),
  constraint move_steps_done_by_check check ((done_at is null) = (done_by is null))
);
create index move_steps_move on move_steps (move_id, position);

-- The steps of each kind of move as the office edited them; the default checklist applies where there is no row.
create table move_checklists (
  kind text constraint move_checklists_pkey primary key
    constraint move_checklists_kind_check check (kind in ('move_in', 'move_out', 'transfer')),
  steps jsonb not null constraint move_checklists_steps_check check (jsonb_typeof(steps) = 'array'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
