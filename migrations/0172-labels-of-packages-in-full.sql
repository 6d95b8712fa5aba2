-- 0153 moved the number of a doubled label to the end of the note and cut the note after 200 characters, and with it the number.
-- The audit log still has the number from when the package was taken in, so it is added again. A note may be longer since.
update packages p
set note = btrim(p.note || ' ' || (a.after ->> 'trackingNumber')), version = p.version + 1, updated_at = now()
from audit_log a
where a.record_type = 'packages' and a.action = 'took in' and a.record_id = p.id and p.tracking_number is null and length(p.note) >= 200
  and a.after ->> 'trackingNumber' is not null and right(p.note, length(a.after ->> 'trackingNumber')) <> a.after ->> 'trackingNumber';
