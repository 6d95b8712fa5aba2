-- Text as searches compare it: lower case without accents. Immutable, because the dictionary is named.
create function searchable(variadic parts text[]) returns text
language sql immutable parallel safe set search_path from current
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, array_to_string(parts, ' '))) $$;

-- The trigger of append-only tables. The setting lets an import be undone and a person be erased.
create function reject_history_change() returns trigger
language plpgsql set search_path from current
as $$
begin
  if current_setting('building.allow_history_changes', true) = 'on' then return null; end if;
  raise exception '% is append-only: % is not allowed', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

-- Sequences without gaps: a number is taken in the transaction that uses it.
create table counters (
  name text constraint counters_pkey primary key,
  last integer not null default 0 constraint counters_last_check check (last >= 0)
);

-- The bytes are in DATA_DIR, under their checksum.
create table files (
  id uuid constraint files_pkey primary key,
  name text not null constraint files_name_check check (btrim(name) <> ''),
  media_type text not null constraint files_media_type_check check (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  bytes bigint not null constraint files_bytes_check check (bytes >= 0),
  sha256 text not null constraint files_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer constraint files_width_check check (width > 0),
  height integer constraint files_height_check check (height > 0),
  added_by uuid,
  created_at timestamptz not null default now()
);
create index files_sha256 on files (sha256);

create table mail_outbox (
  id uuid constraint mail_outbox_pkey primary key,
  to_address text not null constraint mail_outbox_to_address_check check (to_address ~ '^[^\s@]+@[^\s@]+$'),
  to_name text,
  -- The account the e-mail is for, whatever the address; null for the office, a vendor or anyone else without an account.
  recipient_id uuid,
  subject text not null
    constraint mail_outbox_subject_check check (btrim(subject) <> '' and subject !~ '[\r\n]'),
  text_body text not null,
  html_body text not null,
  -- Which factory creates the secret link when the e-mail is sent, and whether that link unsubscribes.
  link_type text,
  has_unsubscribe_link boolean not null default false,
  -- The header of RFC 3834; keeps other programs from answering automatic e-mail.
  auto_submitted text not null default 'auto-generated'
    constraint mail_outbox_auto_submitted_check check (auto_submitted in ('auto-generated', 'auto-replied', 'no')),
  -- The record that the e-mail is about.
  about_type text,
  about_id uuid,
  -- A withdrawn e-mail was no longer right to send; it did not fail.
  status text not null default 'queued'
    constraint mail_outbox_status_check check (status in ('queued', 'sent', 'failed', 'withdrawn')),
  attempts integer not null default 0 constraint mail_outbox_attempts_check check (attempts >= 0),
  last_error text,
  sent_at timestamptz,
  search text generated always as (searchable(to_address, to_name, subject)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mail_outbox_sent_at_check check ((status = 'sent') = (sent_at is not null)),
  constraint mail_outbox_about_check check ((about_type is null) = (about_id is null))
);
create index mail_outbox_newest on mail_outbox (created_at desc, id desc);
create index mail_outbox_status on mail_outbox (status, created_at desc, id desc);
create index mail_outbox_about on mail_outbox (about_id, created_at);
create index mail_outbox_recipient on mail_outbox (recipient_id, created_at) where recipient_id is not null;
create index mail_outbox_search on mail_outbox using gin (search public.gin_trgm_ops);

-- Every change with its author. Keys and names are copies: an event outlives the account and the record.
create table audit_log (
  id uuid constraint audit_log_pkey primary key,
  at timestamptz not null default now(),
  -- Null for the program itself or an anonymous caller.
  by uuid,
  by_name text,
  action text not null constraint audit_log_action_check check (btrim(action) <> ''),
  record_type text not null constraint audit_log_record_type_check check (btrim(record_type) <> ''),
  record_id uuid,
  -- Every record that the change concerns (the unit, the resident, the request), so that each can show its history.
  about uuid[] not null default '{}',
  before jsonb,
  after jsonb,
  address text,
  request_id text
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_by on audit_log (by, at desc);
create index audit_log_record on audit_log (record_id, at desc);
create index audit_log_record_type on audit_log (record_type, at desc, id desc);
create index audit_log_action on audit_log (record_type, action, at desc, id desc);
create index audit_log_about on audit_log using gin (about);
-- Without it the planner takes rare pairs of type and action for frequent ones, and reads the whole log.
create statistics audit_log_actions (mcv) on action, record_type from audit_log;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function reject_history_change();

-- The replies of calls with an Idempotency-Key, for repeated calls.
create table idempotency_keys (
  id uuid constraint idempotency_keys_pkey primary key,
  key text not null constraint idempotency_keys_key_check check (length(key) between 1 and 200),
  -- Null for an anonymous caller.
  user_id uuid,
  endpoint text not null,
  body_hash text not null,
  -- Null while the first call is running.
  status integer constraint idempotency_keys_status_check check (status between 200 and 599),
  reply jsonb,
  created_at timestamptz not null default now(),
  constraint idempotency_keys_user_id_endpoint_key_key unique nulls not distinct (user_id, endpoint, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- What is limited in number: failed sign-ins, reset links, contact messages, viewed codes.
create table throttle_counters (
  kind text not null,
  subject text not null,
  count integer not null default 0 constraint throttle_counters_count_check check (count >= 0),
  window_ends_at timestamptz not null,
  constraint throttle_counters_pkey primary key (kind, subject)
);
create index throttle_counters_end on throttle_counters (window_ends_at);

-- One row: a known value sealed with SECRET_KEY at the first start, so that a start with another key is noticed. Null after a
-- restore that cleared what another key had sealed; the next start seals it again.
create table secret_key_check (
  only_row boolean default true constraint secret_key_check_pkey primary key
    constraint secret_key_check_only_row_check check (only_row),
  check_sealed text,
  created_at timestamptz not null default now()
);
