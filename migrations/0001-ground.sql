create extension if not exists pg_trgm with schema public;
create extension if not exists unaccent with schema public;

-- Text as it is searched: small letters without accents. Immutable, because the dictionary is named.
create function searchable(variadic parts text[]) returns text
language sql immutable parallel safe
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, array_to_string(parts, ' '))) $$;

-- History only grows.
create function refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception '% only grows: % is not allowed', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create table counters (
  name text primary key,
  last integer not null default 0 check (last >= 0)
);

create table files (
  id uuid primary key,
  name text not null check (btrim(name) <> ''),
  media_type text not null check (media_type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  bytes bigint not null check (bytes >= 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer check (width > 0),
  height integer check (height > 0),
  added_by uuid,
  created_at timestamptz not null default now()
);
create index files_sha256 on files (sha256);

create table mail_outbox (
  id uuid primary key,
  to_address text not null check (to_address ~ '^[^\s@]+@[^\s@]+$'),
  to_name text,
  reply_to text,
  subject text not null check (btrim(subject) <> '' and subject !~ '[\r\n]'),
  text_body text not null,
  html_body text not null,
  -- What the mail is about, for the record's own screen: a noun and its key.
  about_noun text,
  about_id uuid,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  last_error text,
  send_after timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'sent') = (sent_at is not null)),
  check ((about_noun is null) = (about_id is null))
);
create index mail_outbox_waiting on mail_outbox (send_after, id) where status = 'queued';
create index mail_outbox_about on mail_outbox (about_id, created_at);

create table audit_log (
  id uuid primary key,
  at timestamptz not null default now(),
  -- Who did it; null is the program itself or somebody who is not signed in.
  by uuid,
  by_name text,
  action text not null check (btrim(action) <> ''),
  noun text not null check (btrim(noun) <> ''),
  record_id uuid,
  -- Every record the change concerns (the unit, the resident, the request), so that each can show its history.
  about uuid[] not null default '{}',
  before jsonb,
  after jsonb,
  address text,
  request_id text
);
create index audit_log_newest on audit_log (at desc, id desc);
create index audit_log_by on audit_log (by, at desc);
create index audit_log_record on audit_log (record_id, at desc);
create index audit_log_about on audit_log using gin (about);
create trigger audit_log_grows before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

create table idempotency_keys (
  id uuid primary key,
  key text not null check (length(key) between 1 and 200),
  -- Null: somebody who is not signed in.
  user_id uuid,
  endpoint text not null,
  body_hash text not null,
  -- Null while the first call is still at work.
  status integer check (status between 200 and 599),
  reply jsonb,
  created_at timestamptz not null default now(),
  unique nulls not distinct (user_id, endpoint, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table throttle_counters (
  kind text not null,
  subject text not null,
  count integer not null default 0 check (count >= 0),
  window_ends_at timestamptz not null,
  primary key (kind, subject)
);
create index throttle_counters_end on throttle_counters (window_ends_at);
