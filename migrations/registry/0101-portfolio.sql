-- The accounts of management companies. Their tables have the columns of a building's accounts, so that the same code signs people
-- in; tests/portfolio/schema.test.ts compares them.
create or replace function searchable(variadic parts text[]) returns text
language sql immutable parallel safe set search_path from current
as $$ select lower(public.unaccent('public.unaccent'::regdictionary, array_to_string(parts, ' '))) $$;

create function reject_history_change() returns trigger
language plpgsql set search_path from current
as $$
begin
  raise exception '% is append-only: % is not allowed', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create table companies (
  id uuid constraint companies_pkey primary key,
  name text not null constraint companies_name_check check (btrim(name) <> '' and length(name) <= 80),
  created_at timestamptz not null default now()
);

create table users (
  id uuid constraint users_pkey primary key,
  email text not null constraint users_email_check check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  email_canonical text not null
    constraint users_email_canonical_length check (length(email_canonical) between 3 and 320),
  password_hash text,
  password_changed_at timestamptz,
  -- The portfolio has one role: a person of the company.
  role text not null constraint users_role_check check (role = 'admin'),
  status text not null default 'active' constraint users_status_check check (status in ('active', 'invited', 'suspended')),
  first_name text not null constraint users_first_name_check check (btrim(first_name) <> ''),
  last_name text not null,
  phone text,
  team text,
  theme text not null default 'system' constraint users_theme_check check (theme in ('system', 'light', 'dark')),
  language text,
  last_sign_in_at timestamptz,
  second_factor_sealed text,
  second_factor_since timestamptz,
  second_factor_step bigint,
  deleted_at timestamptz,
  search text generated always as (searchable(first_name, last_name, email, phone)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_active_has_password check (status <> 'active' or password_hash is not null),
  constraint users_second_factor_check check (second_factor_since is null or second_factor_sealed is not null)
);
create unique index users_email on users (email_canonical) where deleted_at is null;

create table sessions (
  id uuid constraint sessions_pkey primary key,
  token_hash text not null constraint sessions_token_hash_key unique,
  user_id uuid not null constraint sessions_user_id_fkey references users,
  address text,
  agent text,
  created_at timestamptz not null default now(),
  last_active_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sessions_expires_at_check check (expires_at > created_at)
);
create index sessions_user on sessions (user_id, last_active_at desc);
create index sessions_expiry on sessions (expires_at);

create table one_time_tokens (
  id uuid constraint one_time_tokens_pkey primary key,
  kind text not null,
  user_id uuid not null constraint one_time_tokens_user_id_fkey references users,
  token_hash text not null constraint one_time_tokens_token_hash_key unique,
  sent_to text not null,
  about_id uuid,
  about_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  used_at timestamptz
);

create table pending_emails (
  user_id uuid not null constraint pending_emails_user_id_fkey references users,
  kind text not null,
  email text not null,
  created_at timestamptz not null default now(),
  constraint pending_emails_pkey primary key (user_id, kind)
);

create table recovery_codes (
  id uuid constraint recovery_codes_pkey primary key,
  user_id uuid not null constraint recovery_codes_user_id_fkey references users,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint recovery_codes_user_id_code_hash_key unique (user_id, code_hash)
);

create table throttle_counters (
  kind text not null,
  subject text not null,
  count integer not null default 0 constraint throttle_counters_count_check check (count >= 0),
  window_ends_at timestamptz not null,
  constraint throttle_counters_pkey primary key (kind, subject)
);
create index throttle_counters_end on throttle_counters (window_ends_at);

create table idempotency_keys (
  id uuid constraint idempotency_keys_pkey primary key,
  key text not null constraint idempotency_keys_key_check check (length(key) between 1 and 200),
  user_id uuid,
  endpoint text not null,
  body_hash text not null,
  status integer constraint idempotency_keys_status_check check (status between 200 and 599),
  reply jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day',
  constraint idempotency_keys_user_id_endpoint_key_key unique nulls not distinct (user_id, endpoint, key)
);

create table audit_log (
  id uuid constraint audit_log_pkey primary key,
  at timestamptz not null default now(),
  by uuid,
  by_name text,
  action text not null constraint audit_log_action_check check (btrim(action) <> ''),
  record_type text not null constraint audit_log_record_type_check check (btrim(record_type) <> ''),
  record_id uuid,
  about uuid[] not null default '{}',
  before jsonb,
  after jsonb,
  address text,
  request_id text
);
create index audit_log_newest on audit_log (at desc, id desc);
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function reject_history_change();

-- The company that a person works for.
create table company_people (
  user_id uuid constraint company_people_pkey primary key constraint company_people_user_id_fkey references users,
  company_id uuid not null constraint company_people_company_id_fkey references companies
);
create index company_people_company on company_people (company_id);

-- The buildings that a company manages.
create table company_buildings (
  company_id uuid not null constraint company_buildings_company_id_fkey references companies,
  building_id uuid not null,
  created_at timestamptz not null default now(),
  constraint company_buildings_pkey primary key (company_id, building_id)
);

-- The account of a person in a building that they have opened.
create table building_accounts (
  user_id uuid not null constraint building_accounts_user_id_fkey references users,
  building_id uuid not null,
  account_id uuid not null,
  created_at timestamptz not null default now(),
  constraint building_accounts_pkey primary key (user_id, building_id)
);

-- Codes that open a building, each once and within a minute, in the browser that has the secret of `browser_hash`.
create table opening_codes (
  id uuid constraint opening_codes_pkey primary key,
  code_hash text not null constraint opening_codes_code_hash_key unique,
  browser_hash text not null,
  user_id uuid not null constraint opening_codes_user_id_fkey references users,
  building_id uuid not null,
  -- The page to show afterwards.
  destination text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint opening_codes_expires_at_check check (expires_at > created_at)
);
create index opening_codes_expiry on opening_codes (expires_at);

-- Announcements to several buildings. Each building stores and sends its own.
create table company_messages (
  id uuid constraint company_messages_pkey primary key,
  company_id uuid not null constraint company_messages_company_id_fkey references companies,
  created_by uuid not null constraint company_messages_created_by_fkey references users,
  input jsonb not null,
  created_at timestamptz not null default now()
);
create index company_messages_newest on company_messages (company_id, created_at desc);

create table company_message_buildings (
  message_id uuid not null constraint company_message_buildings_message_id_fkey references company_messages,
  building_id uuid not null,
  state text not null default 'waiting'
    constraint company_message_buildings_state_check check (state in ('waiting', 'sent', 'failed')),
  announcement_id uuid,
  people integer,
  problem text,
  updated_at timestamptz not null default now(),
  constraint company_message_buildings_pkey primary key (message_id, building_id)
);
