-- Visitors and contractors: who is announced, who is in the building, visitor stalls, and who must not be admitted.

-- One row: the rules of the building about visitors. It is locked while a stall is given out, so that the last one is given
-- once and the limit is counted right.
create table visitor_rules (
  id boolean constraint visitor_rules_pkey primary key default true constraint visitor_rules_id_check check (id),
  -- How often the visitors of one home may have a visitor stall in a calendar month.
  stalls_per_month integer not null
    constraint visitor_rules_stalls_per_month_check check (stalls_per_month between 0 and 100),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into visitor_rules (stalls_per_month) values (6);

-- What a resident announces: a visit on one day, on days that repeat, or a party with a list of names.
create table visitor_passes (
  id uuid constraint visitor_passes_pkey primary key,
  unit_id uuid not null constraint visitor_passes_unit_id_fkey references units,
  host_id uuid not null constraint visitor_passes_host_id_fkey references users,
  first_day date not null,
  last_day date not null,
  -- Days of the week (1 is Monday) of a visit that repeats; null for one day.
  weekdays smallint[] constraint visitor_passes_weekdays_check
    check (cardinality(weekdays) between 1 and 7 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  -- Minutes after midnight. An end that is not after the start is on the next day.
  starts_at integer not null constraint visitor_passes_starts_at_check check (starts_at between 0 and 1439),
  ends_at integer not null constraint visitor_passes_ends_at_check check (ends_at between 0 and 1439),
  note text not null default '',
  -- Where the pass was sent to by e-mail.
  guest_email text,
  emailed_at timestamptz,
  -- The code of the pass, encrypted for its page and the portal, and a keyed hash to find it by.
  code_sealed text not null,
  code_hash text not null,
  cancelled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint visitor_passes_days_check check (first_day <= last_day and (weekdays is not null or first_day = last_day))
);
create unique index visitor_passes_code on visitor_passes (code_hash);
create index visitor_passes_days on visitor_passes (last_day, first_day) where cancelled_at is null;
create index visitor_passes_host on visitor_passes (host_id, last_day);
create index visitor_passes_unit on visitor_passes (unit_id, last_day);

create table visitor_guests (
  id uuid constraint visitor_guests_pkey primary key,
  pass_id uuid not null constraint visitor_guests_pass_id_fkey references visitor_passes on delete cascade,
  full_name text not null constraint visitor_guests_full_name_check check (btrim(full_name) <> ''),
  position integer not null
);
create index visitor_guests_pass on visitor_guests (pass_id, position);
create index visitor_guests_name on visitor_guests using gin (searchable(full_name) public.gin_trgm_ops);

-- From the arrival of a visitor to their departure. A withdrawn one was entered by mistake.
create table visitor_stays (
  id uuid constraint visitor_stays_pkey primary key,
  kind text not null constraint visitor_stays_kind_check check (kind in ('guest', 'contractor')),
  status text not null default 'inside' constraint visitor_stays_status_check check (status in ('inside', 'left', 'withdrawn')),
  pass_id uuid constraint visitor_stays_pass_id_fkey references visitor_passes on delete set null,
  guest_id uuid constraint visitor_stays_guest_id_fkey references visitor_guests on delete set null,
  full_name text not null constraint visitor_stays_full_name_check check (btrim(full_name) <> ''),
  -- Null for a contractor who works for the building.
  unit_id uuid constraint visitor_stays_unit_id_fkey references units,
  host_id uuid constraint visitor_stays_host_id_fkey references users,
  -- The firm of a contractor, and its vendor where it is one.
  firm text,
  vendor_id uuid constraint visitor_stays_vendor_id_fkey references vendors,
  badge text,
  note text not null default '',
  arrived_at timestamptz not null,
  arrived_by uuid not null constraint visitor_stays_arrived_by_fkey references users,
  left_at timestamptz,
  left_by uuid constraint visitor_stays_left_by_fkey references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint visitor_stays_place_check check (unit_id is not null or kind = 'contractor'),
  constraint visitor_stays_firm_check check ((firm is not null) = (kind = 'contractor')),
  constraint visitor_stays_left_check check ((status = 'left') = (left_at is not null))
);
create index visitor_stays_inside on visitor_stays (arrived_at, id) where status = 'inside';
create unique index visitor_stays_guest on visitor_stays (guest_id) where status = 'inside';
create unique index visitor_stays_badge on visitor_stays (lower(badge)) where status = 'inside' and badge is not null;
create index visitor_stays_pass on visitor_stays (pass_id, arrived_at) where pass_id is not null;
create index visitor_stays_unit on visitor_stays (unit_id, arrived_at) where unit_id is not null;
create index visitor_stays_host on visitor_stays (host_id) where host_id is not null;
create index visitor_stays_newest on visitor_stays (arrived_at desc, id desc);

create index assets_visitor_stalls on assets (number_key, id) where kind = 'visitor_stall' and status = 'in_service';

-- A visitor stall for one visit. Those that ended before they began were given back, and do not count.
create table stall_passes (
  id uuid constraint stall_passes_pkey primary key,
  asset_id uuid not null constraint stall_passes_asset_id_fkey references assets on delete cascade,
  unit_id uuid not null constraint stall_passes_unit_id_fkey references units,
  pass_id uuid constraint stall_passes_pass_id_fkey references visitor_passes on delete cascade,
  plate text not null constraint stall_passes_plate_check check (btrim(plate) <> ''),
  -- The day of the building on which it begins: it counts in the month of this day.
  day date not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  given_by uuid not null constraint stall_passes_given_by_fkey references users,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint stall_passes_times_check check (starts_at < ends_at)
);
create index stall_passes_asset on stall_passes (asset_id, ends_at) where ended_at is null;
create index stall_passes_ends on stall_passes (ends_at) where ended_at is null;
create index stall_passes_unit on stall_passes (unit_id, day);
create index stall_passes_pass on stall_passes (pass_id) where pass_id is not null;

-- Whom the desk must not admit. Only the office reads the reason.
create table do_not_admit (
  id uuid constraint do_not_admit_pkey primary key,
  full_name text not null constraint do_not_admit_full_name_check check (btrim(full_name) <> ''),
  -- For visits to this home alone; null for the whole building.
  unit_id uuid constraint do_not_admit_unit_id_fkey references units,
  reason text not null constraint do_not_admit_reason_check check (btrim(reason) <> ''),
  -- The last day; null without an end.
  valid_until date,
  added_by uuid not null constraint do_not_admit_added_by_fkey references users,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index do_not_admit_current on do_not_admit (full_name) where ended_at is null;
