-- Whether this is an audience as announcements, events and resources have one (src/modules/occupancy/audience.ts).
create function is_audience(value jsonb) returns boolean
language sql immutable set search_path from current
as $$
  select coalesce(case value ->> 'kind'
    when 'everyone' then true
    when 'owners' then true
    when 'renters' then true
    when 'floors' then jsonb_path_exists(value, 'strict $.floors[0]', '{}', true)
      and not jsonb_path_exists(value, '$.floors[*] ? (@.type() != "number")')
    when 'stacks' then jsonb_path_exists(value, 'strict $.stacks[0]', '{}', true)
      and not jsonb_path_exists(value, '$.stacks[*] ? (@.type() != "string" || @ == "")')
    when 'units' then jsonb_path_exists(value, 'strict $.unitIds[0]', '{}', true)
      and not jsonb_path_exists(value, '$.unitIds[*] ? (@.type() != "string" || !(@ like_regex "^[0-9a-f-]{36}$"))')
  end, false)
$$;
create domain audience as jsonb constraint audience_known check (is_audience(value));

-- Present and past residents of units; present while ended_at is null.
create table assignments (
  id uuid constraint assignments_pkey primary key,
  unit_id uuid not null constraint assignments_unit_id_fkey references units,
  resident_id uuid not null constraint assignments_resident_id_fkey references residents,
  residence_type text not null
    constraint assignments_residence_type_check check (residence_type in ('owner', 'renter')),
  rank text not null default 'other'
    constraint assignments_rank_check check (rank in ('primary', 'secondary', 'other')),
  started_at timestamptz not null,
  ended_at timestamptz,
  -- The codes of the home, which belong to the assignment and end with it.
  unit_access_code_sealed text,
  storage_locker_access_code_sealed text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint assignments_ended_at_check check (ended_at is null or ended_at >= started_at)
);
create unique index assignments_active on assignments (unit_id, resident_id) where ended_at is null;
create unique index assignments_primary on assignments (unit_id) where ended_at is null and rank = 'primary';
create unique index assignments_secondary on assignments (unit_id) where ended_at is null and rank = 'secondary';
create index assignments_unit on assignments (unit_id, started_at desc);
create index assignments_resident on assignments (resident_id, started_at desc);

create function clear_codes_of_ended_assignment() returns trigger
language plpgsql set search_path from current
as $$
begin
  new.unit_access_code_sealed := null;
  new.storage_locker_access_code_sealed := null;
  return new;
end
$$;
create trigger assignments_clear_codes before insert or update on assignments
  for each row when (new.ended_at is not null) execute function clear_codes_of_ended_assignment();

-- An assignment is ended, and stays as the history of its unit and resident.
create function reject_assignment_change() returns trigger
language plpgsql set search_path from current
as $$
begin
  if current_setting('building.allow_history_changes', true) = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op <> 'UPDATE' then
    raise exception 'An assignment is ended, not deleted' using errcode = 'restrict_violation';
  end if;
  if old.ended_at is not null or new.unit_id <> old.unit_id or new.resident_id <> old.resident_id
     or new.started_at <> old.started_at then
    raise exception 'An ended assignment, its unit, resident and start cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger assignments_history before update or delete on assignments
  for each row execute function reject_assignment_change();

-- Only an owner may hold several units. The resident's row is locked, so that two offices cannot assign at once.
create function reject_second_home() returns trigger
language plpgsql set search_path from current
as $$
declare
  type_of_resident text;
  homes integer;
  resident uuid;
begin
  if tg_table_name = 'residents' then resident := new.id; else resident := new.resident_id; end if;
  select resident_type into type_of_resident from residents where id = resident for no key update;
  if type_of_resident = 'owner' then return null; end if;
  select count(*) into homes from assignments where resident_id = resident and ended_at is null;
  if homes > 1 then
    raise exception 'Only an owner may hold several units'
      using errcode = 'unique_violation', constraint = 'assignments_one_home', table = 'assignments';
  end if;
  return null;
end
$$;
create constraint trigger assignments_one_home after insert or update of resident_id, ended_at on assignments
  for each row when (new.ended_at is null) execute function reject_second_home();
create constraint trigger residents_one_home after update of resident_type on residents
  for each row when (new.resident_type <> 'owner') execute function reject_second_home();

create table assignment_logs (
  id uuid constraint assignment_logs_pkey primary key,
  assignment_id uuid not null constraint assignment_logs_assignment_id_fkey references assignments,
  unit_id uuid not null constraint assignment_logs_unit_id_fkey references units,
  resident_id uuid not null constraint assignment_logs_resident_id_fkey references residents,
  action text not null
    constraint assignment_logs_action_check check (action in ('assigned', 'removed', 'changed')),
  residence_type text not null
    constraint assignment_logs_residence_type_check check (residence_type in ('owner', 'renter')),
  notes text,
  performed_by uuid not null constraint assignment_logs_performed_by_fkey references users,
  created_at timestamptz not null default now()
);
create index assignment_logs_unit on assignment_logs (unit_id, created_at desc, id desc);
create index assignment_logs_resident on assignment_logs (resident_id, created_at desc, id desc);
create trigger assignment_logs_append_only before update or delete or truncate on assignment_logs
  for each statement execute function reject_history_change();
