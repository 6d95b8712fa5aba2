-- Who is on call: one row, with the people in the order of their weekly turns.
create table on_call_rota (
  only_row boolean default true constraint on_call_rota_pkey primary key
    constraint on_call_rota_only_row_check check (only_row),
  people uuid[] not null default '{}',
  -- The first day of the first person's first week, and the time of day at which turns change, in minutes after midnight.
  starts_on date not null,
  handover integer not null default 480 constraint on_call_rota_handover_check check (handover between 0 and 1439),
  -- Minutes without "I have it" after which the next person is alerted, then everyone.
  minutes integer not null default 10 constraint on_call_rota_minutes_check check (minutes between 1 and 240),
  -- Swaps and holidays: from one day to another a person takes over, or is away.
  exceptions jsonb not null default '[]',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What somebody has to take care of now.
create table alerts (
  id uuid constraint alerts_pkey primary key,
  -- A kind of notification; its parameters put it into words.
  kind text not null constraint alerts_kind_check check (kind ~ '^[a-z_]+$'),
  params jsonb not null default '{}',
  -- Its page for the office, and for the maintenance team.
  link text,
  maintenance_link text,
  about_type text,
  about_id uuid,
  -- The same event raises one alert, however often it is found.
  key text not null constraint alerts_key_key unique,
  -- 0 the person on call, 1 the next one, 2 everyone.
  level integer not null default 0 constraint alerts_level_check check (level between 0 and 2),
  -- When the next people are alerted; null when everyone is, or when it is over.
  next_at timestamptz,
  taken_by uuid constraint alerts_taken_by_fkey references users,
  taken_at timestamptz,
  -- What it was about is over.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint alerts_taken_check check ((taken_by is null) = (taken_at is null)),
  constraint alerts_next_check check (next_at is null or (taken_at is null and closed_at is null)),
  constraint alerts_about_check check ((about_type is null) = (about_id is null))
);
create index alerts_next on alerts (next_at) where next_at is not null;
create index alerts_about on alerts (about_id) where about_id is not null;
create index alerts_newest on alerts (created_at desc, id desc);

-- Who was alerted, and when.
create table alert_notices (
  alert_id uuid not null constraint alert_notices_alert_id_fkey references alerts on delete cascade,
  user_id uuid not null constraint alert_notices_user_id_fkey references users,
  at timestamptz not null,
  constraint alert_notices_pkey primary key (alert_id, user_id)
);
create index alert_notices_user on alert_notices (user_id);
