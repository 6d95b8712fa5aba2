-- Incidents of the building, such as an elevator that stopped: what the desk does, whom it concerns, and what they were sent.

-- The steps for each kind, which the office can change; null are those of the program (src/modules/incidents/messages/default-scripts.ts).
create table incident_scripts (
  kind text constraint incident_scripts_pkey primary key
    constraint incident_scripts_kind_check check (kind in ('elevator', 'water', 'power', 'fire_alarm', 'security')),
  steps jsonb constraint incident_scripts_steps_check check (jsonb_typeof(steps) = 'array'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into incident_scripts (kind) values ('elevator'), ('water'), ('power'), ('fire_alarm'), ('security');

-- It runs while closed_at is null. Several can run at once.
create table incidents (
  id uuid constraint incidents_pkey primary key,
  kind text not null constraint incidents_kind_check
    check (kind in ('elevator', 'water', 'power', 'fire_alarm', 'security')),
  is_drill boolean not null default false,
  title text not null constraint incidents_title_check check (btrim(title) <> '' and length(title) <= 120),
  -- The homes that are affected: those on these floors and in these stacks; an empty list is all of them.
  floors integer[] not null default '{}',
  stacks text[] not null default '{}',
  -- The line in the portals, by language, and whether it is shown.
  status_texts jsonb not null default '{}' constraint incidents_status_texts_check check (jsonb_typeof(status_texts) = 'object'),
  is_shown boolean not null default true,
  log_entry_id uuid constraint incidents_log_entry_id_fkey references desk_log_entries on delete set null,
  opened_at timestamptz not null,
  opened_by uuid not null constraint incidents_opened_by_fkey references users,
  closed_at timestamptz,
  closed_by uuid constraint incidents_closed_by_fkey references users,
  closing_note text not null default '' constraint incidents_closing_note_check check (length(closing_note) <= 2000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint incidents_closed_check check ((closed_at is null) = (closed_by is null)),
  constraint incidents_period_check check (closed_at >= opened_at)
);
create index incidents_running on incidents (opened_at) where closed_at is null;
create index incidents_newest on incidents (opened_at desc, id desc);
create unique index incidents_log_entry on incidents (log_entry_id) where log_entry_id is not null;

-- The script of an incident, copied when it is opened, so that a later change of the script does not change it.
create table incident_steps (
  id uuid constraint incident_steps_pkey primary key,
  incident_id uuid not null constraint incident_steps_incident_id_fkey references incidents on delete cascade,
  position integer not null constraint incident_steps_position_check check (position >= 1),
  title text not null constraint incident_steps_title_check check (btrim(title) <> '' and length(title) <= 200),
  -- Whom to call, with the number.
  call text not null default '' constraint incident_steps_call_check check (length(call) <= 200),
  -- What to say, by language.
  say_texts jsonb not null default '{}' constraint incident_steps_say_texts_check check (jsonb_typeof(say_texts) = 'object'),
  done_at timestamptz,
  done_by uuid constraint incident_steps_done_by_fkey references users,
  note text not null default '' constraint incident_steps_note_check check (length(note) <= 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint incident_steps_done_check check ((done_at is null) = (done_by is null))
);
create unique index incident_steps_position on incident_steps (incident_id, position);

-- Requests that came in about an incident. A request belongs to one.
create table incident_requests (
  request_id uuid constraint incident_requests_pkey primary key
    constraint incident_requests_request_id_fkey references maintenance_requests on delete cascade,
  incident_id uuid not null constraint incident_requests_incident_id_fkey references incidents on delete cascade,
  added_at timestamptz not null,
  added_by uuid not null constraint incident_requests_added_by_fkey references users
);
create index incident_requests_incident on incident_requests (incident_id, added_at);

-- Residents who added that they are affected, instead of sending a request.
create table incident_reports (
  incident_id uuid not null constraint incident_reports_incident_id_fkey references incidents on delete cascade,
  user_id uuid not null constraint incident_reports_user_id_fkey references users,
  unit_id uuid constraint incident_reports_unit_id_fkey references units,
  reported_at timestamptz not null,
  constraint incident_reports_pkey primary key (incident_id, user_id)
);
create index incident_reports_user on incident_reports (user_id);
create index incident_reports_unit on incident_reports (unit_id) where unit_id is not null;

-- What those affected, or everyone, were sent.
create table incident_updates (
  id uuid constraint incident_updates_pkey primary key,
  incident_id uuid not null constraint incident_updates_incident_id_fkey references incidents on delete cascade,
  texts jsonb not null constraint incident_updates_texts_check check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  audience text not null constraint incident_updates_audience_check check (audience in ('affected', 'everyone')),
  recipients integer not null constraint incident_updates_recipients_check check (recipients >= 0),
  sent_at timestamptz not null,
  sent_by uuid not null constraint incident_updates_sent_by_fkey references users
);
create index incident_updates_incident on incident_updates (incident_id, sent_at);
