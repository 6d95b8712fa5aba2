-- People whom a resident wants in the household before the first day in the home. They are invited when that day begins;
-- then, and when the move is cancelled, the row goes.
create table planned_household_members (
  id uuid constraint planned_household_members_pkey primary key,
  move_id uuid not null,
  resident_id uuid not null,
  first_name text not null constraint planned_household_members_first_name_check check (btrim(first_name) <> ''),
  last_name text not null,
  email text not null constraint planned_household_members_email_check
    check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  rights text[] not null default '{}' constraint planned_household_members_rights_check
    check (rights <@ array['requests', 'resources', 'announcements', 'codes', 'payments', 'household']),
  -- Of the invitation; that of the resident when null.
  language text constraint planned_household_members_language_check check (language in ('en', 'fr')),
  created_at timestamptz not null default now(),
  constraint planned_household_members_resident_fkey foreign key (move_id, resident_id)
    references move_residents on delete cascade
);
create index planned_household_members_move on planned_household_members (move_id, resident_id);
