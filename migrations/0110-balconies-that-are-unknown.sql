-- Whether a unit has a balcony is null while it is unknown, as its other facts are. Units that were created by the editor of
-- the building and of which nothing was entered since were said to have none.
alter table units alter column balcony drop not null, alter column balcony drop default;
update units set balcony = null
  where not balcony and version = 1 and bathrooms is null and parking_spaces is null and hvac_type = 'central_air'
    and cardinality(parking_allocation) = 0 and monthly_maintenance_cents is null and notes is null;
