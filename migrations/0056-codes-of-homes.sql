-- The codes of a home belong to the assignment and end with it, whoever ends it.
alter table assignments
  add column unit_access_code_sealed text,
  add column storage_locker_access_code_sealed text;

create function clear_codes_of_ended_home() returns trigger
language plpgsql
as $$
begin
  new.unit_access_code_sealed := null;
  new.storage_locker_access_code_sealed := null;
  return new;
end
$$;
create trigger assignments_codes_end before insert or update on assignments
  for each row when (new.ended_at is not null) execute function clear_codes_of_ended_home();

-- A code kept with the person was set for the home of longest standing at that time, or, set before any, for the next one.
-- It moves to the assignment the person has in that unit now; of a former home it goes. A sealed value opens only at the
-- place it was sealed for, so 'person:' marks those that were sealed for the person.
create function code_set_at(resident uuid, code text, otherwise timestamptz) returns timestamptz
language sql stable
as $$
  select coalesce(max(at), otherwise) from audit_log
  where record_id = resident and noun = 'residents' and action = 'changed' and after ? code
$$;
create function home_of_code(resident uuid, moment timestamptz) returns uuid
language sql stable
as $$
  select now_there.id
  from (
    select a.unit_id from assignments a join units u on u.id = a.unit_id
    where a.tenant_id = resident and (a.ended_at is null or a.ended_at > moment)
    order by a.started_at > moment, a.started_at, u.unit_number limit 1
  ) meant
  join assignments now_there on now_there.unit_id = meant.unit_id and now_there.tenant_id = resident and now_there.ended_at is null
$$;
update assignments a set unit_access_code_sealed = 'person:' || t.unit_access_code_sealed
from tenants t
where t.unit_access_code_sealed is not null
  and a.id = home_of_code(t.id, code_set_at(t.id, 'unitAccessCode', t.created_at));
update assignments a set storage_locker_access_code_sealed = 'person:' || t.storage_locker_access_code_sealed
from tenants t
where t.storage_locker_access_code_sealed is not null
  and a.id = home_of_code(t.id, code_set_at(t.id, 'storageLockerAccessCode', t.created_at));

drop function home_of_code(uuid, timestamptz);
drop function code_set_at(uuid, text, timestamptz);
alter table tenants drop column unit_access_code_sealed, drop column storage_locker_access_code_sealed;
