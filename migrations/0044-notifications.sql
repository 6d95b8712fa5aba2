-- What happened and concerns a person: a code with parameters, put into words in the language of its reader.
create table notifications (
  id uuid constraint notifications_pkey primary key,
  user_id uuid not null constraint notifications_user_id_fkey references users,
  -- The kinds and their channels are in src/modules/notifications/kinds.ts.
  kind text not null constraint notifications_kind_check check (kind ~ '^[a-z_]+$'),
  params jsonb not null default '{}' constraint notifications_params_check check (jsonb_typeof(params) = 'object'),
  -- The address of its page, for the role that the person had.
  link text constraint notifications_link_check check (link ~ '^/'),
  -- The record that it is about.
  about_type text,
  about_id uuid,
  -- Whether the bell shows it; a person may want a kind by e-mail only.
  in_bell boolean not null,
  read_at timestamptz,
  created_at timestamptz not null default now(),
  constraint notifications_about_check check ((about_type is null) = (about_id is null)),
  constraint notifications_read_at_check check (read_at is null or read_at >= created_at)
);
create index notifications_newest on notifications (user_id, created_at desc, id desc) where in_bell;
create index notifications_unread on notifications (user_id) where in_bell and read_at is null;
create index notifications_about on notifications (about_id) where about_id is not null;
create index notifications_created on notifications (created_at);

-- One row for each channel besides the bell. The state of a delivery with an e-mail is the state of that e-mail.
create table notification_deliveries (
  id uuid constraint notification_deliveries_pkey primary key,
  notification_id uuid not null
    constraint notification_deliveries_notification_id_fkey references notifications on delete cascade,
  channel text not null constraint notification_deliveries_channel_check check (channel in ('email', 'push', 'sms')),
  -- A skipped one was no longer wanted: read in the bell before the daily e-mail, or without an address.
  state text not null constraint notification_deliveries_state_check
    check (state in ('waiting', 'sent', 'failed', 'skipped')),
  -- In the daily e-mail, together with the others of that day.
  daily boolean not null default false,
  -- When it may be sent, or tried again: now, after the quiet hours, or with the daily e-mail.
  due_at timestamptz not null,
  attempts integer not null default 0 constraint notification_deliveries_attempts_check check (attempts >= 0),
  last_error text,
  mail_id uuid constraint notification_deliveries_mail_id_fkey references mail_outbox on delete set null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_deliveries_notification_id_channel_key unique (notification_id, channel),
  constraint notification_deliveries_sent_at_check check ((state = 'sent') = (sent_at is not null))
);
create index notification_deliveries_due on notification_deliveries (due_at) where state = 'waiting';
create index notification_deliveries_mail on notification_deliveries (mail_id) where mail_id is not null;

-- What a person wants of a kind by a channel, where it differs from the table of kinds.
create table notification_choices (
  user_id uuid not null constraint notification_choices_user_id_fkey references users,
  kind text not null constraint notification_choices_kind_check check (kind ~ '^[a-z_]+$'),
  channel text not null constraint notification_choices_channel_check
    check (channel in ('bell', 'email', 'push', 'sms')),
  value text not null constraint notification_choices_value_check check (value in ('on', 'off', 'at_once', 'daily')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint notification_choices_pkey primary key (user_id, kind, channel)
);
create index notification_choices_kind on notification_choices (kind, channel) where value = 'off';

-- The quiet hours and the daily e-mail of a person, in minutes after midnight of the building; the defaults without a row.
create table notification_settings (
  user_id uuid constraint notification_settings_pkey primary key
    constraint notification_settings_user_id_fkey references users,
  quiet boolean not null default true,
  quiet_from integer not null default 1320
    constraint notification_settings_quiet_from_check check (quiet_from between 0 and 1439),
  quiet_until integer not null default 420
    constraint notification_settings_quiet_until_check check (quiet_until between 0 and 1439),
  digest_at integer not null default 480
    constraint notification_settings_digest_at_check check (digest_at between 0 and 1439),
  digest_days text not null default 'weekdays'
    constraint notification_settings_digest_days_check check (digest_days in ('weekdays', 'every_day')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Whether a person gets announcements by e-mail is one of these choices now.
insert into notification_choices (user_id, kind, channel, value, created_at, updated_at)
  select user_id, 'announcement', 'email', case when wants_mail then 'at_once' else 'off' end, created_at, updated_at
  from announcement_mail_choices;
drop table announcement_mail_choices;
