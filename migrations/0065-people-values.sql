-- snake_case in the database; src/platform/server/database/title-case.ts maps to the values of the API.
drop trigger tenants_one_home on tenants;
alter table users alter column status drop default, drop constraint users_status_check, drop constraint users_check;
alter table tenants alter column tenant_type drop default, drop constraint tenants_tenant_type_check;

update users set status = lower(status);
update tenants set tenant_type = lower(replace(tenant_type, ' ', '_'));
-- What undoing an import writes back.
update import_rows set before = before || jsonb_build_object('tenant_type', lower(replace(before ->> 'tenant_type', ' ', '_')))
  where table_name = 'tenants' and before ->> 'tenant_type' is not null;
update import_rows set before = before || jsonb_build_object('status', lower(before ->> 'status'))
  where table_name = 'users' and before ->> 'status' is not null;

alter table users
  alter column status set default 'active',
  add constraint users_status_known check (status in ('active', 'invited', 'suspended')),
  add constraint users_active_has_password check (status <> 'active' or password_hash is not null);
alter table tenants
  alter column tenant_type set default 'renter',
  add constraint tenants_tenant_type_known check (tenant_type in ('owner', 'lease_holder', 'tenant', 'renter'));

-- Only an owner may hold several units. The person's row is locked, so that two offices cannot assign at once.
create or replace function refuse_second_home() returns trigger
language plpgsql
set search_path from current
as $$
declare
  kind text;
  homes integer;
  person uuid;
begin
  if tg_table_name = 'tenants' then person := new.id; else person := new.tenant_id; end if;
  select tenant_type into kind from tenants where id = person for no key update;
  if kind = 'owner' then return null; end if;
  select count(*) into homes from assignments where tenant_id = person and ended_at is null;
  if homes > 1 then
    raise exception 'Only an owner may hold several units'
      using errcode = 'unique_violation', constraint = 'assignments_one_home', table = 'assignments';
  end if;
  return null;
end
$$;
create constraint trigger tenants_one_home after update of tenant_type on tenants
  for each row when (new.tenant_type <> 'owner') execute function refuse_second_home();
