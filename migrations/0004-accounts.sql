create table users (
  id uuid constraint users_pkey primary key,
  -- The sign-in address as typed.
  email text not null constraint users_email_check check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  -- Its form for look-ups and uniqueness, which the program computes (src/platform/email-address.ts).
  email_canonical text not null
    constraint users_email_canonical_length check (length(email_canonical) between 3 and 320),
  password_hash text,
  password_changed_at timestamptz,
  role text not null constraint users_role_check check (role in ('admin', 'staff', 'maintenance', 'tenant')),
  status text not null default 'active'
    constraint users_status_check check (status in ('active', 'invited', 'suspended')),
  first_name text not null constraint users_first_name_check check (btrim(first_name) <> ''),
  last_name text not null,
  phone text constraint users_phone_check check (phone ~ '^[0-9]{10}$'),
  team text constraint users_team_check check (team in ('maintenance', 'security', 'service', 'accounting')),
  theme text not null default 'system' constraint users_theme_check check (theme in ('system', 'light', 'dark')),
  -- Null until the person chooses one.
  language text constraint users_language_check check (language in ('en', 'fr')),
  last_sign_in_at timestamptz,
  second_factor_sealed text,
  second_factor_since timestamptz,
  -- The time step of the last accepted code, so that no code is accepted twice.
  second_factor_step bigint,
  deleted_at timestamptz,
  search text generated always as (searchable(first_name, last_name, email, phone)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_active_has_password check (status <> 'active' or password_hash is not null),
  constraint users_resident_has_no_team check (role <> 'tenant' or team is null),
  constraint users_second_factor_check check (second_factor_since is null or second_factor_sealed is not null)
);
-- The address of a deleted account is free again.
create unique index users_email on users (email_canonical) where deleted_at is null;
create index users_role on users (role, status) where deleted_at is null;
create index users_search on users using gin (search public.gin_trgm_ops);
-- The command bar completes names while they are typed.
create index users_first_name on users (searchable(first_name) text_pattern_ops) where deleted_at is null;
create index users_last_name on users (searchable(last_name) text_pattern_ops) where deleted_at is null;

create table sessions (
  id uuid constraint sessions_pkey primary key,
  -- SHA-256 of the token, which only the browser has.
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

-- Every link that can sign in or act as a person, so that one statement ends them all.
create table one_time_tokens (
  id uuid constraint one_time_tokens_pkey primary key,
  kind text not null constraint one_time_tokens_kind_check
    check (kind in ('reset', 'invite', 'sign-in-email', 'primary-email', 'secondary-email', 'confirmation')),
  user_id uuid not null constraint one_time_tokens_user_id_fkey references users,
  token_hash text not null constraint one_time_tokens_token_hash_key unique,
  -- The link stops working when the person has another address.
  sent_to text not null,
  -- The record that the link is about, where it is not the account, and the time of its state.
  about_id uuid,
  about_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_tokens_expires_at_check check (expires_at > created_at)
);
-- A new link replaces the older one, except for confirmations: each is about a request of its own.
create unique index one_time_tokens_unused on one_time_tokens (user_id, kind)
  where used_at is null and kind <> 'confirmation';
create index one_time_tokens_user on one_time_tokens (user_id) where used_at is null;

-- Addresses that people typed for themselves and have not confirmed yet.
create table pending_emails (
  user_id uuid not null constraint pending_emails_user_id_fkey references users,
  kind text not null constraint pending_emails_kind_check check (kind in ('sign-in', 'primary', 'secondary')),
  email text not null
    constraint pending_emails_email_check check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  created_at timestamptz not null default now(),
  constraint pending_emails_pkey primary key (user_id, kind)
);

-- Recovery codes of the second factor, each as a keyed hash.
create table recovery_codes (
  id uuid constraint recovery_codes_pkey primary key,
  user_id uuid not null constraint recovery_codes_user_id_fkey references users,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint recovery_codes_user_id_code_hash_key unique (user_id, code_hash)
);

-- References to accounts from tables that are created before them.
alter table mail_outbox
  add constraint mail_outbox_recipient_id_fkey foreign key (recipient_id) references users;
alter table setting_changes
  add constraint setting_changes_made_by_fkey foreign key (made_by) references users,
  add constraint setting_changes_undone_by_fkey foreign key (undone_by) references users;
