create table assignments (
  id uuid primary key,
  unit_id uuid not null references units,
  tenant_id uuid not null references tenants,
  residence_type text not null check (residence_type in ('owner', 'renter')),
  rank text not null default 'other' check (rank in ('primary', 'secondary', 'other')),
  started_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ended_at is null or ended_at >= started_at)
);
create unique index assignments_active on assignments (unit_id, tenant_id) where ended_at is null;
create unique index assignments_primary on assignments (unit_id) where ended_at is null and rank = 'primary';
create unique index assignments_secondary on assignments (unit_id) where ended_at is null and rank = 'secondary';
create index assignments_tenant on assignments (tenant_id, started_at desc);
create index assignments_unit on assignments (unit_id, started_at desc);

-- Only an Owner may hold several units. The person's row is locked, so that two offices cannot assign at once.
create function refuse_second_home() returns trigger
language plpgsql
as $$
declare
  kind text;
  held integer;
  person uuid;
begin
  if tg_table_name = 'tenants' then person := new.id; else person := new.tenant_id; end if;
  select tenant_type into kind from tenants where id = person for no key update;
  if kind = 'Owner' then return null; end if;
  select count(*) into held from assignments where tenant_id = person and ended_at is null;
  if held > 1 then
    raise exception 'Only an owner may hold several units'
      using errcode = 'unique_violation', constraint = 'assignments_one_home', table = 'assignments';
  end if;
  return null;
end
$$;
create constraint trigger assignments_one_home after insert or update of tenant_id, ended_at on assignments
  for each row when (new.ended_at is null) execute function refuse_second_home();
create constraint trigger tenants_one_home after update of tenant_type on tenants
  for each row when (new.tenant_type <> 'Owner') execute function refuse_second_home();

create function refuse_forgetting_assignment() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'assignments are ended, never removed' using errcode = 'restrict_violation';
  end if;
  if old.ended_at is not null or new.unit_id <> old.unit_id or new.tenant_id <> old.tenant_id
     or new.started_at <> old.started_at then
    raise exception 'an assignment that was is not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger assignments_stay before update or delete on assignments
  for each row execute function refuse_forgetting_assignment();

create table assignment_logs (
  id uuid primary key,
  assignment_id uuid not null references assignments,
  unit_id uuid not null references units,
  tenant_id uuid not null references tenants,
  action text not null check (action in ('assigned', 'removed', 'changed')),
  residence_type text not null check (residence_type in ('owner', 'renter')),
  notes text,
  performed_by uuid not null references users,
  created_at timestamptz not null default now()
);
create index assignment_logs_unit on assignment_logs (unit_id, created_at desc, id desc);
create index assignment_logs_tenant on assignment_logs (tenant_id, created_at desc, id desc);
create trigger assignment_logs_grow before update or delete or truncate on assignment_logs
  for each statement execute function refuse_change();
