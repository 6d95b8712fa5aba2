-- The account a letter goes to, whatever the address; null is somebody who has none, the office or a vendor.
alter table mail_outbox add column recipient_id uuid references users (id);
create index mail_outbox_recipient on mail_outbox (recipient_id, created_at) where recipient_id is not null;

-- Letters of before get theirs where their own record names one.
update mail_outbox m set recipient_id = r.user_id from announcement_recipients r where r.mail_id = m.id;
update mail_outbox m set recipient_id = u.id from users u
  where m.about_noun in ('accounts', 'backup', 'outbox') and m.about_id = u.id;
-- Letters about a request went to a resident of that request, or to whoever had it: only an address that a single
-- account has, and that is not the office's, says to whom.
with addresses as (
  select id as user_id, lower(email) as address from users
  union select user_id, lower(email_primary) from tenants where email_primary is not null
  union select user_id, lower(email_secondary) from tenants where email_secondary is not null
), own as (
  select address, (array_agg(user_id))[1] as user_id from addresses
  where address not in (select lower(office_email) from building) group by address having count(distinct user_id) = 1
)
update mail_outbox m set recipient_id = own.user_id from own
  where m.about_noun = 'maintenance' and lower(m.to_address) = own.address and m.recipient_id is null
    and exists (select from maintenance_requests r left join tenants t on t.id = r.tenant_id
      where r.id = m.about_id and own.user_id in (r.reported_by, t.user_id, r.assigned_to));
