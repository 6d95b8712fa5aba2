-- People whom a resident invites to the portal for one home. Each signs in with an account of their own, which has the
-- role `household` and ends with the membership.
alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('admin', 'staff', 'maintenance', 'tenant', 'household'));
alter table users drop constraint users_resident_has_no_team;
alter table users add constraint users_resident_has_no_team check (role not in ('tenant', 'household') or team is null);

create table household_members (
  id uuid constraint household_members_pkey primary key,
  -- The home and the resident who invited; the membership ends with the assignment.
  assignment_id uuid not null constraint household_members_assignment_id_fkey references assignments,
  -- Null when the address already belonged to another account, which the resident does not learn.
  user_id uuid constraint household_members_user_id_key unique constraint household_members_user_id_fkey references users,
  -- As the resident typed them.
  first_name text not null constraint household_members_first_name_check check (btrim(first_name) <> ''),
  last_name text not null,
  email text not null constraint household_members_email_check check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  -- What they may do (src/platform/household-rights.ts); read at every call.
  rights text[] not null default '{}' constraint household_members_rights_check
    check (rights <@ array['requests', 'resources', 'announcements', 'codes', 'payments', 'household']),
  invited_by uuid not null constraint household_members_invited_by_fkey references users,
  ended_at timestamptz,
  ended_by uuid constraint household_members_ended_by_fkey references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint household_members_ended_check check ((ended_at is null) = (ended_by is null))
);
create index household_members_assignment on household_members (assignment_id) where ended_at is null;
create index household_members_ended on household_members (ended_at) where ended_at is not null;

-- The memberships that are in force, with the home and the resident. None after the resident's home has ended, or while
-- the resident's account is suspended.
create view current_household_members as
select m.id, m.user_id, m.rights, m.assignment_id, a.unit_id, a.resident_id, r.user_id as resident_user_id, r.full_name as resident_name
from household_members m
  join assignments a on a.id = m.assignment_id and a.ended_at is null
  join residents r on r.id = a.resident_id
  join users u on u.id = r.user_id and u.deleted_at is null and u.status = 'active'
where m.ended_at is null;
