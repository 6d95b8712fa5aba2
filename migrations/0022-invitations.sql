-- When the page of the link was first loaded with its script; a mail scanner that only fetches the address does not count.
alter table one_time_tokens add column opened_at timestamptz;
-- The last invitation of an account.
create index mail_outbox_invitations on mail_outbox (recipient_id, created_at desc, id desc) where link_type = 'invite';
