-- The front desk: the role of the people who work there, whom residents authorise to act for them at the desk, and when
-- residents are away.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('admin', 'staff', 'maintenance', 'concierge', 'tenant', 'household'));

-- A person without an account who may act for a resident at the desk. Valid only while the resident lives in the unit.
create table authorised_people (
  id uuid constraint authorised_people_pkey primary key,
  user_id uuid not null constraint authorised_people_user_id_fkey references users,
  unit_id uuid not null constraint authorised_people_unit_id_fkey references units,
  full_name text not null constraint authorised_people_full_name_check check (btrim(full_name) <> ''),
  -- How the desk recognises the person: "my sister", "the dog walker".
  note text not null default '',
  -- The last day; null without an end.
  valid_until date,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index authorised_people_user on authorised_people (user_id) where ended_at is null;
create index authorised_people_unit on authorised_people (unit_id) where ended_at is null;
create index authorised_people_name on authorised_people using gin (searchable(full_name) public.gin_trgm_ops) where ended_at is null;

create table vacation_notices (
  id uuid constraint vacation_notices_pkey primary key,
  user_id uuid not null constraint vacation_notices_user_id_fkey references users,
  first_day date not null,
  last_day date not null,
  -- Packages wait without reminders, and are not sent back, until the day after the last one.
  holds_packages boolean not null default true,
  -- For the desk: "the cat sitter comes on Mondays".
  note text not null default '',
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint vacation_notices_days_check check (first_day <= last_day)
);
create index vacation_notices_user on vacation_notices (user_id, last_day) where ended_at is null;
