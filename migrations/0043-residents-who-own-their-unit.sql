-- Where the owners of a unit are recorded, they alone live there as owners. Until now, who lived with an owner could be one too.
update assignments a set version = a.version + 1, updated_at = now(), residence_type =
  case when a.residence_type = 'owner' then 'renter' else 'owner' end
where a.ended_at is null
  and exists (
    select from unit_owners o cross join building b where o.unit_id = a.unit_id and o.until is null
      and (o.since is null or o.since <= (now() at time zone b.time_zone)::date))
  and (a.residence_type = 'owner') <> exists (
    select from unit_owners o cross join building b where o.unit_id = a.unit_id and o.resident_id = a.resident_id and o.until is null
      and (o.since is null or o.since <= (now() at time zone b.time_zone)::date));
