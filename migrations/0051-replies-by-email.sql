-- The mailbox that answers come to. One row at most; the environment takes precedence.
create table mailbox_settings (
  only_row boolean default true constraint mailbox_settings_pkey primary key
    constraint mailbox_settings_only_row_check check (only_row),
  host text not null constraint mailbox_settings_host_check check (btrim(host) <> ''),
  port integer not null constraint mailbox_settings_port_check check (port between 1 and 65535),
  security text not null constraint mailbox_settings_security_check check (security in ('tls', 'starttls', 'none')),
  username text not null,
  -- Sealed with the key outside the database.
  password_sealed text not null,
  folder text not null default 'INBOX',
  -- The address of answers, with {token} in it.
  reply_address text not null constraint mailbox_settings_reply_address_check check (reply_address like '%{token}%@%'),
  -- The name of our own receiving server in Authentication-Results headers.
  authserv_id text not null constraint mailbox_settings_authserv_id_check check (btrim(authserv_id) <> ''),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- How far each mailbox has been read.
create table mailbox_positions (
  mailbox text constraint mailbox_positions_pkey primary key,
  uid_validity text not null,
  last_uid bigint not null default 0,
  -- The message that is being read, and how often that began: one that ends the process is skipped at the third time.
  reading_uid bigint not null default 0,
  attempts integer not null default 0,
  read_at timestamptz,
  last_error text
);

-- Every e-mail that was received, once. Its text is here only while the office has to decide about it.
create table incoming_emails (
  id uuid constraint incoming_emails_pkey primary key,
  fingerprint text not null constraint incoming_emails_fingerprint_key unique,
  kind text not null constraint incoming_emails_kind_check check (kind in ('reply', 'bounce', 'automatic', 'other')),
  state text not null constraint incoming_emails_state_check check (state in ('accepted', 'waiting', 'discarded', 'ignored')),
  -- Why it waits for the office.
  reason text,
  from_address text not null default '',
  from_name text not null default '',
  subject text not null default '',
  body text not null default '',
  full_text text,
  left_out_files integer not null default 0,
  -- The request and the account that its address was made for.
  request_id uuid constraint incoming_emails_request_id_fkey references maintenance_requests,
  user_id uuid constraint incoming_emails_user_id_fkey references users,
  decided_by uuid constraint incoming_emails_decided_by_fkey references users,
  decided_at timestamptz,
  received_at timestamptz not null default now(),
  constraint incoming_emails_reason_check check (state <> 'waiting' or reason is not null)
);
create index incoming_emails_waiting on incoming_emails (received_at desc, id desc) where state = 'waiting';
create index incoming_emails_received on incoming_emails (received_at);
create index incoming_emails_user on incoming_emails (user_id, received_at) where user_id is not null;
create index incoming_emails_request on incoming_emails (request_id) where request_id is not null;

create table incoming_email_photos (
  id uuid constraint incoming_email_photos_pkey primary key,
  email_id uuid not null constraint incoming_email_photos_email_id_fkey references incoming_emails on delete cascade,
  file_id uuid not null constraint incoming_email_photos_file_id_fkey references files,
  thumbnail_id uuid not null constraint incoming_email_photos_thumbnail_id_fkey references files
);
create index incoming_email_photos_email on incoming_email_photos (email_id);
create index incoming_email_photos_file on incoming_email_photos (file_id);
create index incoming_email_photos_thumbnail on incoming_email_photos (thumbnail_id);

-- Addresses of accounts that bounced, in canonical form, until the office corrects them or says that they work again.
create table bounced_addresses (
  user_id uuid not null constraint bounced_addresses_user_id_fkey references users,
  address text not null,
  reason text not null default '',
  email_id uuid,
  bounced_at timestamptz not null,
  constraint bounced_addresses_pkey primary key (user_id, address)
);

-- A message that came by e-mail, with the whole text where a quotation or a signature was cut off.
alter table request_messages add column by_email boolean not null default false;
alter table request_messages add column full_text text
  constraint request_messages_full_text_check check (full_text is null or by_email);

-- An e-mail that a mail server accepted and later returned has failed.
alter table mail_outbox add column bounced_at timestamptz
  constraint mail_outbox_bounced_at_check check (bounced_at is null or status = 'failed');
