-- The maintenance request that a message was turned into: one at most, and told by the message.
alter table contact_messages add column request_id uuid unique references maintenance_requests;
-- Whether whoever wrote has the e-mail of a resident.
create index tenants_email_primary on tenants (lower(email_primary)) where email_primary is not null;
