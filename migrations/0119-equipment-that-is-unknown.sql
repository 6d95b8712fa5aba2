-- The alarm system, heating and cooling, and the lock of a unit are null while they are unknown, as its other facts are. Units
-- that were created by the editor of the building and of which nothing was entered since had the default of central air, a
-- mechanical lock and no alarm. A unit that a person added or imported has an entry of its own in the audit log, and keeps its
-- values, because nobody can tell whether they were entered.
alter table units
  alter column alarm_system drop not null, alter column alarm_system drop default,
  alter column hvac_type drop not null, alter column hvac_type drop default,
  alter column lock_type drop not null, alter column lock_type drop default;
update units set alarm_system = null, hvac_type = null, lock_type = null
  where version = 1 and alarm_system = 'no' and hvac_type = 'central_air' and lock_type = 'mechanical'
    and not exists (select from audit_log where record_type = 'units' and (record_id = units.id or units.id = any(about)));
