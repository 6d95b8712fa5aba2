-- A label is on one package that is here. Of two with the same number, the later one gives its number to its note, so that
-- no package disappears and the desk can look at both.
update packages p
set tracking_number = null, note = left(btrim(p.note || ' ' || p.tracking_number), 200), version = version + 1, updated_at = now()
where done_at is null and exists (
  select from packages o
  where o.done_at is null and o.tracking_number = p.tracking_number and (o.received_at, o.id) < (p.received_at, p.id)
);

drop index packages_tracking;
create unique index packages_tracking on packages (tracking_number) where done_at is null;
