-- The categories of requests, which are the trades of vendors.
create domain request_category as text
  constraint request_category_known check (value in
    ('plumbing', 'electrical', 'hvac', 'security', 'cleaning', 'elevator', 'appliances', 'general'));

create table vendors (
  id uuid constraint vendors_pkey primary key,
  name text not null constraint vendors_name_check check (btrim(name) <> ''),
  trade request_category not null,
  contact_name text,
  phone text constraint vendors_phone_check check (phone ~ '^[0-9]{10}$'),
  email text constraint vendors_email_check check (email ~ '^[^\s@]+@[^\s@]+$'),
  contract_number text,
  insured_until date,
  notes text not null default '',
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index vendors_name on vendors (lower(name)) where archived_at is null;

-- The promised times by priority. A row with a category takes precedence over the one without.
create table sla_targets (
  id uuid constraint sla_targets_pkey primary key,
  priority text not null
    constraint sla_targets_priority_check check (priority in ('low', 'normal', 'high', 'urgent')),
  category request_category,
  within_minutes integer not null constraint sla_targets_within_minutes_check check (within_minutes > 0),
  -- Whether every hour counts, or only those of the office.
  clock text not null constraint sla_targets_clock_check check (clock in ('always', 'business')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sla_targets_priority_category_key unique nulls not distinct (priority, category)
);

create table maintenance_requests (
  id uuid constraint maintenance_requests_pkey primary key,
  number integer not null constraint maintenance_requests_number_key unique
    constraint maintenance_requests_number_check check (number >= 1),
  title text not null constraint maintenance_requests_title_check check (btrim(title) <> ''),
  description text not null constraint maintenance_requests_description_check check (btrim(description) <> ''),
  priority text not null default 'normal'
    constraint maintenance_requests_priority_check check (priority in ('low', 'normal', 'high', 'urgent')),
  status text not null default 'pending' constraint maintenance_requests_status_check
    check (status in ('pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled')),
  category request_category not null default 'general',
  -- A unit, or another place with a name.
  place_kind text not null constraint maintenance_requests_place_kind_check
    check (place_kind in ('unit', 'common_area', 'elevator', 'stall')),
  unit_id uuid constraint maintenance_requests_unit_id_fkey references units,
  place_name text,
  resident_id uuid constraint maintenance_requests_resident_id_fkey references residents,
  reported_by uuid not null constraint maintenance_requests_reported_by_fkey references users,
  assigned_to uuid constraint maintenance_requests_assigned_to_fkey references users,
  vendor_id uuid constraint maintenance_requests_vendor_id_fkey references vendors,
  estimated_cost_cents bigint
    constraint maintenance_requests_estimated_cost_cents_check check (estimated_cost_cents >= 0),
  cost_cents bigint constraint maintenance_requests_cost_cents_check check (cost_cents >= 0),
  scheduled_date timestamptz,
  -- The promised time, the clock it runs by, and when it is near.
  due_at timestamptz,
  sla_clock text
    constraint maintenance_requests_sla_clock_check check (sla_clock in ('always', 'business')),
  due_soon_at timestamptz,
  -- Who must act next. The reason is a code for what the program sets, or the text that a person wrote.
  waiting_on text not null default 'office' constraint maintenance_requests_waiting_on_check
    check (waiting_on in ('office', 'staff', 'vendor', 'resident', 'parts', 'nobody')),
  waiting_on_reason text,
  waiting_on_reason_code text constraint maintenance_requests_waiting_on_reason_code_check check (waiting_on_reason_code in (
    'assign', 'start_work', 'finish_work', 'explain_hold', 'confirm_fix', 'visit_time_proposed', 'completed', 'confirmed',
    'closed_without_answer', 'cancelled')),
  waiting_on_since timestamptz not null default now(),
  -- The clock of the promised time stops while a request is on hold; finished pauses are [{"from": …, "to": …}].
  paused_at timestamptz,
  paused_until timestamptz,
  paused_minutes integer not null default 0
    constraint maintenance_requests_paused_minutes_check check (paused_minutes >= 0),
  pauses jsonb not null default '[]'
    constraint maintenance_requests_pauses_check check (jsonb_typeof(pauses) = 'array'),
  entry_permission text constraint maintenance_requests_entry_permission_check
    check (entry_permission in ('yes', 'call_first', 'only_home')),
  entry_windows jsonb not null default '[]'
    constraint maintenance_requests_entry_windows_check check (jsonb_typeof(entry_windows) = 'array'),
  pets_note text,
  completed_at timestamptz,
  -- Confirmed by the resident, or by their silence until the end of the time to answer.
  confirmed_at timestamptz,
  confirmed_how text
    constraint maintenance_requests_confirmed_how_check check (confirmed_how in ('resident', 'silence')),
  search text generated always as (searchable(number::text, title, description, place_name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint maintenance_requests_place_check check (
    (place_kind = 'unit') = (unit_id is not null) and (place_kind = 'unit' or btrim(coalesce(place_name, '')) <> '')),
  constraint maintenance_requests_sla_check
    check ((due_at is null) = (sla_clock is null) and (due_at is null) = (due_soon_at is null)),
  constraint maintenance_requests_one_waiting_on_reason
    check (waiting_on_reason is null or waiting_on_reason_code is null),
  constraint maintenance_requests_paused_check check (paused_at is null or status = 'on_hold'),
  constraint maintenance_requests_paused_until_check check (paused_until is null or paused_at is not null),
  constraint maintenance_requests_completed_check check ((status = 'completed') = (completed_at is not null)),
  constraint maintenance_requests_confirmed_check check (confirmed_at is null or completed_at is not null),
  constraint maintenance_requests_confirmed_at_check check ((confirmed_at is null) = (confirmed_how is null))
);
create index maintenance_requests_newest on maintenance_requests (created_at desc, id desc);
create index maintenance_requests_status on maintenance_requests (status, created_at desc, id desc);
create index maintenance_requests_unit on maintenance_requests (unit_id, created_at desc, id desc);
create index maintenance_requests_resident on maintenance_requests (resident_id, created_at desc, id desc);
create index maintenance_requests_assignee on maintenance_requests (assigned_to, status, created_at desc);
create index maintenance_requests_vendor on maintenance_requests (vendor_id) where vendor_id is not null;
create index maintenance_requests_search on maintenance_requests using gin (search public.gin_trgm_ops);
-- Open requests are few among all that were ever filed.
create index maintenance_requests_open on maintenance_requests (unit_id)
  where status in ('pending', 'assigned', 'in_progress', 'on_hold');
create index maintenance_requests_open_due on maintenance_requests (due_at, number)
  where status in ('pending', 'assigned', 'in_progress', 'on_hold');
create index maintenance_requests_unconfirmed on maintenance_requests (completed_at)
  where status = 'completed' and confirmed_at is null;

-- The history of a request: notes and status changes.
create table maintenance_notes (
  id uuid constraint maintenance_notes_pkey primary key,
  request_id uuid not null constraint maintenance_notes_request_id_fkey references maintenance_requests,
  created_by uuid not null constraint maintenance_notes_created_by_fkey references users,
  note text not null constraint maintenance_notes_note_check check (btrim(note) <> ''),
  visible_to_resident boolean not null default false,
  is_status_update boolean not null default false,
  previous_status text constraint maintenance_notes_previous_status_check
    check (previous_status in ('pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled')),
  new_status text constraint maintenance_notes_new_status_check
    check (new_status in ('pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled')),
  created_at timestamptz not null default now(),
  constraint maintenance_notes_status_update_check
    check (is_status_update = (previous_status is not null and new_status is not null)),
  constraint maintenance_notes_plain_note_check
    check (is_status_update or (previous_status is null and new_status is null)),
  constraint maintenance_notes_status_change_check check (previous_status <> new_status)
);
create index maintenance_notes_request on maintenance_notes (request_id, created_at, id);
create trigger maintenance_notes_append_only before update or delete or truncate on maintenance_notes
  for each statement execute function reject_history_change();

-- Messages about a request, which are e-mailed to those they were sent to.
create table request_messages (
  id uuid constraint request_messages_pkey primary key,
  request_id uuid not null constraint request_messages_request_id_fkey references maintenance_requests,
  author_id uuid not null constraint request_messages_author_id_fkey references users,
  body text not null constraint request_messages_body_check check (btrim(body) <> ''),
  sent_to text not null constraint request_messages_sent_to_check check (sent_to in ('staff', 'tenant', 'both')),
  created_at timestamptz not null default now()
);
create index request_messages_request on request_messages (request_id, created_at, id);
create trigger request_messages_append_only before update or delete or truncate on request_messages
  for each statement execute function reject_history_change();

-- A photo is uploaded while its request is written, before there is a request.
create table request_photos (
  id uuid constraint request_photos_pkey primary key,
  request_id uuid constraint request_photos_request_id_fkey references maintenance_requests,
  file_id uuid not null constraint request_photos_file_id_fkey references files,
  thumbnail_id uuid not null constraint request_photos_thumbnail_id_fkey references files,
  added_by uuid not null constraint request_photos_added_by_fkey references users,
  position integer not null default 0,
  caption text not null default '',
  created_at timestamptz not null default now(),
  constraint request_photos_request_id_file_id_key unique (request_id, file_id)
);
create index request_photos_request on request_photos (request_id, position, id);
create index request_photos_unused on request_photos (created_at) where request_id is null;
create index request_photos_file on request_photos (file_id);
create index request_photos_thumbnail on request_photos (thumbnail_id);

-- The building's days on which a daily e-mail was handled, so that it is sent once.
create table daily_emails (
  kind text not null,
  day date not null,
  overdue integer not null constraint daily_emails_overdue_check check (overdue >= 0),
  created_at timestamptz not null default now(),
  constraint daily_emails_pkey primary key (kind, day)
);
