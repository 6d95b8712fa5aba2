create table vendors (
  id uuid primary key,
  name text not null check (btrim(name) <> ''),
  trade text not null check (trade in
    ('plumbing', 'electrical', 'hvac', 'security', 'cleaning', 'elevator', 'appliances', 'general')),
  contact_name text,
  phone text check (phone ~ '^[0-9]{10}$'),
  email text check (email ~ '^[^\s@]+@[^\s@]+$'),
  contract_number text,
  insured_until date,
  notes text not null default '',
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index vendors_name on vendors (lower(name)) where archived_at is null;

-- By when work of a priority is promised; a line with a category goes before the one without.
create table promise_times (
  id uuid primary key,
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  category text check (category in
    ('plumbing', 'electrical', 'hvac', 'security', 'cleaning', 'elevator', 'appliances', 'general')),
  within_minutes integer not null check (within_minutes > 0),
  clock text not null check (clock in ('always', 'business')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (priority, category)
);

create table maintenance_requests (
  id uuid primary key,
  number integer not null unique check (number >= 1),
  title text not null check (btrim(title) <> ''),
  description text not null check (btrim(description) <> ''),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  status text not null default 'pending'
    check (status in ('pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled')),
  category text not null default 'general' check (category in
    ('plumbing', 'electrical', 'hvac', 'security', 'cleaning', 'elevator', 'appliances', 'general')),
  place_kind text not null check (place_kind in ('unit', 'common_area', 'lift', 'stall')),
  unit_id uuid references units,
  place_name text,
  tenant_id uuid references tenants,
  reported_by uuid not null references users,
  assigned_to uuid references users,
  vendor_id uuid references vendors,
  estimated_cost_cents bigint check (estimated_cost_cents >= 0),
  cost_cents bigint check (cost_cents >= 0),
  scheduled_date timestamptz,
  promised_at timestamptz,
  -- Who must act next, and why.
  whose_move text not null default 'ours' check (whose_move in ('ours', 'vendor', 'resident', 'parts', 'nobody')),
  whose_move_why text,
  whose_move_since timestamptz not null default now(),
  -- While a request is on hold its promise stands still.
  paused_at timestamptz,
  paused_minutes integer not null default 0 check (paused_minutes >= 0),
  entry_permission text check (entry_permission in ('yes', 'call_first', 'only_home')),
  entry_windows jsonb not null default '[]' check (jsonb_typeof(entry_windows) = 'array'),
  pets_note text,
  completed_at timestamptz,
  -- The resident says that it is mended.
  confirmed_at timestamptz,
  search text generated always as (searchable(number::text, title, description, place_name)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint maintenance_requests_place check (
    (place_kind = 'unit') = (unit_id is not null) and (place_kind = 'unit' or btrim(coalesce(place_name, '')) <> '')),
  constraint maintenance_requests_completed check ((status = 'completed') = (completed_at is not null)),
  constraint maintenance_requests_confirmed check (confirmed_at is null or completed_at is not null),
  constraint maintenance_requests_paused check (paused_at is null or status = 'on_hold')
);
create index maintenance_requests_newest on maintenance_requests (created_at desc, id desc);
create index maintenance_requests_status on maintenance_requests (status, created_at desc, id desc);
create index maintenance_requests_assignee on maintenance_requests (assigned_to, status, created_at desc);
create index maintenance_requests_tenant on maintenance_requests (tenant_id, created_at desc, id desc);
create index maintenance_requests_unit on maintenance_requests (unit_id, created_at desc, id desc);
create index maintenance_requests_open on maintenance_requests (unit_id)
  where status in ('pending', 'assigned', 'in_progress', 'on_hold');
create index maintenance_requests_vendor on maintenance_requests (vendor_id) where vendor_id is not null;
create index maintenance_requests_search on maintenance_requests using gin (search public.gin_trgm_ops);

create table maintenance_notes (
  id uuid primary key,
  request_id uuid not null references maintenance_requests,
  created_by uuid not null references users,
  note text not null check (btrim(note) <> ''),
  visible_to_resident boolean not null default false,
  is_status_update boolean not null default false,
  previous_status text
    check (previous_status in ('pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled')),
  new_status text check (new_status in ('pending', 'assigned', 'in_progress', 'on_hold', 'completed', 'cancelled')),
  created_at timestamptz not null default now(),
  check (is_status_update = (previous_status is not null and new_status is not null)),
  check (is_status_update or (previous_status is null and new_status is null)),
  check (previous_status <> new_status)
);
create index maintenance_notes_request on maintenance_notes (request_id, created_at, id);
create trigger maintenance_notes_grow before update or delete or truncate on maintenance_notes
  for each statement execute function refuse_change();

create table request_messages (
  id uuid primary key,
  request_id uuid not null references maintenance_requests,
  author_id uuid not null references users,
  body text not null check (btrim(body) <> ''),
  sent_to text not null check (sent_to in ('staff', 'tenant', 'both')),
  created_at timestamptz not null default now()
);
create index request_messages_request on request_messages (request_id, created_at, id);
create trigger request_messages_grow before update or delete or truncate on request_messages
  for each statement execute function refuse_change();

create table request_photos (
  id uuid primary key,
  request_id uuid not null references maintenance_requests,
  file_id uuid not null references files,
  added_by uuid not null references users,
  caption text not null default '',
  created_at timestamptz not null default now(),
  unique (request_id, file_id)
);
