create table announcements (
  id uuid constraint announcements_pkey primary key,
  title text not null constraint announcements_title_check check (btrim(title) <> ''),
  body text not null constraint announcements_body_check check (btrim(body) <> ''),
  category text not null constraint announcements_category_check
    check (category in ('board_updates', 'building_news', 'maintenance', 'events')),
  pinned boolean not null default false,
  -- For everyone at once, and shown on every portal page until it expires.
  emergency boolean not null default false,
  by_mail boolean not null default false,
  audience audience not null default '{"kind": "everyone"}',
  -- Null for a draft; in the future when scheduled.
  published_at timestamptz,
  expires_at timestamptz,
  -- When it was delivered; the list of recipients does not change after that.
  delivered_at timestamptz,
  -- Attempts to deliver it that failed, which the office sees while the program tries again.
  delivery_failures integer not null default 0,
  delivery_failed_at timestamptz,
  archived_at timestamptz,
  created_by uuid not null constraint announcements_created_by_fkey references users,
  search text generated always as (searchable(title, body, replace(category, '_', ' '))) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint announcements_expires_at_check
    check (expires_at is null or published_at is null or expires_at > published_at),
  constraint announcements_delivered_at_check check (delivered_at is null or published_at is not null),
  constraint announcements_emergency_check
    check (not emergency or expires_at is not null or published_at is null),
  constraint announcements_delivery_failures_check
    check (delivery_failures >= 0 and (delivery_failures > 0) = (delivery_failed_at is not null))
);
create index announcements_due on announcements (published_at) where delivered_at is null and archived_at is null;
create index announcements_emergencies on announcements (expires_at) where emergency and archived_at is null;
create index announcements_search on announcements using gin (search public.gin_trgm_ops);

-- One row for each person it was delivered to.
create table announcement_recipients (
  announcement_id uuid not null
    constraint announcement_recipients_announcement_id_fkey references announcements on delete cascade,
  user_id uuid not null constraint announcement_recipients_user_id_fkey references users,
  mail_id uuid constraint announcement_recipients_mail_id_fkey references mail_outbox,
  delivered_at timestamptz not null,
  read_at timestamptz,
  constraint announcement_recipients_pkey primary key (announcement_id, user_id),
  constraint announcement_recipients_read_at_check check (read_at is null or read_at >= delivered_at)
);
create index announcement_recipients_user on announcement_recipients (user_id, delivered_at desc);
create index announcement_recipients_mail on announcement_recipients (mail_id) where mail_id is not null;

-- A PDF or picture, uploaded while its announcement is written; one without an announcement is deleted after a while.
create table announcement_files (
  id uuid constraint announcement_files_pkey primary key,
  announcement_id uuid
    constraint announcement_files_announcement_id_fkey references announcements on delete cascade,
  file_id uuid not null constraint announcement_files_file_id_fkey references files,
  position integer not null default 0,
  added_by uuid not null constraint announcement_files_added_by_fkey references users,
  created_at timestamptz not null default now()
);
create index announcement_files_announcement on announcement_files (announcement_id, position, id);
create index announcement_files_unused on announcement_files (created_at) where announcement_id is null;
create index announcement_files_file on announcement_files (file_id);

-- Whether a person gets announcements by e-mail; yes without a row. Emergencies are e-mailed to everybody.
create table announcement_mail_choices (
  user_id uuid constraint announcement_mail_choices_pkey primary key
    constraint announcement_mail_choices_user_id_fkey references users,
  wants_mail boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
