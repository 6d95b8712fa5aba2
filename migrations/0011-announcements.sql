create table announcements (
  id uuid primary key,
  title text not null check (btrim(title) <> ''),
  body text not null check (btrim(body) <> ''),
  category text not null check (category in ('Board Updates', 'Building News', 'Maintenance', 'Events')),
  pinned boolean not null default false,
  by_mail boolean not null default false,
  -- Null is a draft; a time to come is a plan.
  published_at timestamptz,
  expires_at timestamptz,
  -- When it was handed to everybody it is for; from then on the list of recipients stands.
  delivered_at timestamptz,
  archived_at timestamptz,
  created_by uuid not null references users,
  search text generated always as (searchable(title, body, category)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (expires_at is null or published_at is null or expires_at > published_at),
  check (delivered_at is null or published_at is not null)
);
create index announcements_newest on announcements (pinned desc, published_at desc, id desc) where archived_at is null;
create index announcements_due on announcements (published_at) where delivered_at is null and archived_at is null;
create index announcements_search on announcements using gin (search public.gin_trgm_ops);

create table announcement_targets (
  id uuid primary key,
  announcement_id uuid not null references announcements on delete cascade,
  kind text not null check (kind in ('building', 'floor', 'unit', 'residence_type')),
  floor integer,
  unit_id uuid references units,
  residence_type text check (residence_type in ('owner', 'renter')),
  check ((kind = 'floor') = (floor is not null)),
  check ((kind = 'unit') = (unit_id is not null)),
  check ((kind = 'residence_type') = (residence_type is not null)),
  unique nulls not distinct (announcement_id, kind, floor, unit_id, residence_type)
);

-- One line for each person it reached.
create table announcement_recipients (
  announcement_id uuid not null references announcements on delete cascade,
  user_id uuid not null references users,
  mail_id uuid references mail_outbox,
  delivered_at timestamptz not null,
  read_at timestamptz,
  primary key (announcement_id, user_id),
  check (read_at is null or read_at >= delivered_at)
);
create index announcement_recipients_user on announcement_recipients (user_id, delivered_at desc);
