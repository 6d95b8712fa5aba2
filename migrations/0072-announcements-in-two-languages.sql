-- An announcement may be written in French too; residents who read English get the English text, and the other way round where
-- one is missing.
alter table announcements add column title_fr text
  constraint announcements_title_fr_check check (btrim(title_fr) <> '');
alter table announcements add column body_fr text
  constraint announcements_body_fr_check check (btrim(body_fr) <> '');
alter table announcements add constraint announcements_french_check check ((title_fr is null) = (body_fr is null));
-- The French text is searched too.
alter table announcements drop column search;
alter table announcements add column search text generated always as
  (searchable(title, body, replace(category, '_', ' '), title_fr, body_fr)) stored;
create index announcements_search on announcements using gin (search public.gin_trgm_ops);

-- Texts that the office uses again and again.
create table announcement_templates (
  id uuid constraint announcement_templates_pkey primary key,
  name text not null constraint announcement_templates_name_check check (btrim(name) <> ''),
  title text not null constraint announcement_templates_title_check check (btrim(title) <> ''),
  body text not null constraint announcement_templates_body_check check (btrim(body) <> ''),
  title_fr text,
  body_fr text,
  category text not null constraint announcement_templates_category_check
    check (category in ('board_updates', 'building_news', 'maintenance', 'events')),
  created_by uuid not null constraint announcement_templates_created_by_fkey references users,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint announcement_templates_french_check check ((title_fr is null) = (body_fr is null))
);
create unique index announcement_templates_name on announcement_templates (lower(name)) where archived_at is null;

-- Each time the office reminded those who had not read an announcement.
create table announcement_reminders (
  id uuid constraint announcement_reminders_pkey primary key,
  announcement_id uuid not null
    constraint announcement_reminders_announcement_id_fkey references announcements on delete cascade,
  sent_by uuid not null constraint announcement_reminders_sent_by_fkey references users,
  sent_at timestamptz not null,
  people integer not null constraint announcement_reminders_people_check check (people > 0)
);
create index announcement_reminders_announcement on announcement_reminders (announcement_id, sent_at desc);
