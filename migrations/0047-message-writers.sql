-- The resident who wrote a message from the web site: signed in when they sent it, or linked by somebody of the office
-- (linked_by). The address in a message is what somebody typed, and links it to nobody.
alter table contact_messages
  add column user_id uuid references users (id),
  add column linked_by uuid references users (id),
  add constraint contact_messages_linked check (linked_by is null or user_id is not null);
create index contact_messages_user on contact_messages (user_id, created_at) where user_id is not null;
-- Messages are no longer matched by the address to write to.
drop index tenants_email_primary;
