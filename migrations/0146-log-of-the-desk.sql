-- The log of the front desk: shifts, their entries, what has to be followed up, and rounds.

create table desk_shifts (
  id uuid constraint desk_shifts_pkey primary key,
  began_at timestamptz not null,
  began_by uuid not null constraint desk_shifts_began_by_fkey references users,
  -- When the person who began it confirmed having read what the shifts before left open, and how many points that were.
  read_at timestamptz,
  read_points integer,
  ended_at timestamptz,
  ended_by uuid constraint desk_shifts_ended_by_fkey references users,
  -- For the next shift.
  note text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint desk_shifts_ended_check check ((ended_at is null) = (ended_by is null)),
  constraint desk_shifts_read_check check ((read_at is null) = (read_points is null))
);
-- One shift at a time.
create unique index desk_shifts_current on desk_shifts ((true)) where ended_at is null;
create index desk_shifts_newest on desk_shifts (began_at desc, id desc);

-- Nobody changes an entry: a correction is another entry.
create table desk_log_entries (
  id uuid constraint desk_log_entries_pkey primary key,
  shift_id uuid not null constraint desk_log_entries_shift_id_fkey references desk_shifts,
  kind text not null constraint desk_log_entries_kind_check
    check (kind in ('note', 'noise', 'maintenance', 'security', 'visitor', 'lost_and_found', 'correction')),
  body text not null constraint desk_log_entries_body_check check (btrim(body) <> '' and length(body) <= 2000),
  -- A common area; or the unit.
  place_name text not null default '',
  unit_id uuid constraint desk_log_entries_unit_id_fkey references units,
  photo_id uuid constraint desk_log_entries_photo_id_fkey references desk_photos,
  corrects_id uuid constraint desk_log_entries_corrects_id_fkey references desk_log_entries,
  created_at timestamptz not null default now(),
  created_by uuid not null constraint desk_log_entries_created_by_fkey references users,
  constraint desk_log_entries_correction_check check ((kind = 'correction') = (corrects_id is not null))
);
create index desk_log_entries_shift on desk_log_entries (shift_id, created_at, id);
create index desk_log_entries_unit on desk_log_entries (unit_id) where unit_id is not null;
create index desk_log_entries_photo on desk_log_entries (photo_id) where photo_id is not null;
create index desk_log_entries_corrects on desk_log_entries (corrects_id) where corrects_id is not null;
create trigger desk_log_entries_append_only before update or delete or truncate on desk_log_entries
  for each statement execute function reject_history_change();

-- What has to be done about an entry, open while `done_at` is null, and what the entry became.
create table desk_follow_ups (
  id uuid constraint desk_follow_ups_pkey primary key,
  entry_id uuid not null constraint desk_follow_ups_entry_id_fkey references desk_log_entries,
  done_at timestamptz,
  done_by uuid constraint desk_follow_ups_done_by_fkey references users,
  -- What was done.
  note text not null default '',
  request_id uuid constraint desk_follow_ups_request_id_fkey references maintenance_requests on delete set null,
  announcement_id uuid constraint desk_follow_ups_announcement_id_fkey references announcements on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint desk_follow_ups_done_check check ((done_at is null) = (done_by is null))
);
create unique index desk_follow_ups_entry on desk_follow_ups (entry_id);
create index desk_follow_ups_open on desk_follow_ups (created_at) where done_at is null;
create index desk_follow_ups_request on desk_follow_ups (request_id) where request_id is not null;
create index desk_follow_ups_announcement on desk_follow_ups (announcement_id) where announcement_id is not null;

-- A round through the building. Its points are the places with a QR code; a scan names the place, which can be removed.
create table desk_rounds (
  id uuid constraint desk_rounds_pkey primary key,
  shift_id uuid not null constraint desk_rounds_shift_id_fkey references desk_shifts,
  began_at timestamptz not null,
  began_by uuid not null constraint desk_rounds_began_by_fkey references users,
  ended_at timestamptz,
  -- How many points there were at the end.
  points integer,
  constraint desk_rounds_ended_check check ((ended_at is null) = (points is null))
);
create unique index desk_rounds_current on desk_rounds ((true)) where ended_at is null;
create index desk_rounds_shift on desk_rounds (shift_id, began_at);

create table desk_round_scans (
  round_id uuid not null constraint desk_round_scans_round_id_fkey references desk_rounds on delete cascade,
  place_id uuid constraint desk_round_scans_place_id_fkey references report_places,
  place_name text not null,
  scanned_at timestamptz not null,
  scanned_by uuid not null constraint desk_round_scans_scanned_by_fkey references users,
  constraint desk_round_scans_pkey primary key (round_id, place_name)
);
create index desk_round_scans_place on desk_round_scans (place_id) where place_id is not null;
