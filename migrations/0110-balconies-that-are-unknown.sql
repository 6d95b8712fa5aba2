-- Whether a unit has a balcony is null while it is unknown, as its other facts are. Units that were created by the editor of
-- the building and of which nothing was entered since were said to have none. A unit that a person added or imported has an
-- entry of its own in the audit log, and keeps the answer that was given.
alter table units alter column balcony drop not null, alter column balcony drop default;
update units set balcony = null
  where not balcony and version = 1 and category = 'residential' and bathrooms is null and parking_spaces is null
    and hvac_type = 'central_air' and cardinality(parking_allocation) = 0 and monthly_maintenance_cents is null and notes is null
    and not exists (select from audit_log where record_type = 'units' and (record_id = units.id or units.id = any(about)));
