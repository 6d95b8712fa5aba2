-- The emergency roster: who needs help in an evacuation, each view of it, and the encrypted copies on devices of the desk.

-- What a person entered with consent. It is deleted, not ended, when they withdraw it. It counts only while the account lives in
-- the unit, as a resident or a member of the household.
create table emergency_needs (
  id uuid constraint emergency_needs_pkey primary key,
  user_id uuid not null constraint emergency_needs_user_id_fkey references users,
  unit_id uuid not null constraint emergency_needs_unit_id_fkey references units,
  -- Who needs help: the person of the account, or someone who lives with them.
  full_name text not null constraint emergency_needs_full_name_check check (btrim(full_name) <> '' and length(full_name) <= 100),
  needs text[] not null default '{}' constraint emergency_needs_needs_check
    check (needs <@ array['wheelchair', 'walker', 'hearing', 'sight', 'oxygen', 'other']),
  note text not null default '' constraint emergency_needs_note_check check (length(note) <= 300),
  pets text not null default '' constraint emergency_needs_pets_check check (length(pets) <= 100),
  consented_at timestamptz not null,
  -- The office, when it entered this on behalf of the person, and how they agreed.
  entered_by uuid constraint emergency_needs_entered_by_fkey references users,
  consent_note text not null default '' constraint emergency_needs_consent_note_check check (length(consent_note) <= 300),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint emergency_needs_content_check check (needs <> '{}' or btrim(pets) <> ''),
  constraint emergency_needs_other_check check (not 'other' = any (needs) or btrim(note) <> ''),
  constraint emergency_needs_consent_check check ((entered_by is null) = (consent_note = ''))
);
create index emergency_needs_user on emergency_needs (user_id);
create index emergency_needs_unit on emergency_needs (unit_id);

-- The passphrase of the desk's devices, as a key pair: with the public key the server seals copies, and the private key is wrapped
-- by a key that a browser derives from the passphrase. The passphrase itself never leaves a browser.
create table emergency_locks (
  id uuid constraint emergency_locks_pkey primary key,
  salt text not null,
  iterations integer not null constraint emergency_locks_iterations_check check (iterations >= 600000),
  public_key text not null,
  wrap_iv text not null,
  wrapped_key text not null,
  set_at timestamptz not null,
  set_by uuid not null constraint emergency_locks_set_by_fkey references users
);
-- A replaced one is deleted.
create unique index emergency_locks_one on emergency_locks ((true));

-- The devices that have a copy.
create table emergency_devices (
  id uuid constraint emergency_devices_pkey primary key,
  name text not null constraint emergency_devices_name_check check (btrim(name) <> '' and length(name) <= 60),
  added_at timestamptz not null,
  added_by uuid not null constraint emergency_devices_added_by_fkey references users,
  refreshed_at timestamptz not null,
  removed_at timestamptz,
  removed_by uuid constraint emergency_devices_removed_by_fkey references users,
  constraint emergency_devices_removed_check check ((removed_at is null) = (removed_by is null))
);
create index emergency_devices_current on emergency_devices (added_at) where removed_at is null;

-- Each time the roster was shown or printed.
create table emergency_views (
  id uuid constraint emergency_views_pkey primary key,
  -- Null when none was running: a copy was opened without one.
  incident_id uuid constraint emergency_views_incident_id_fkey references incidents on delete set null,
  is_drill boolean not null default false,
  way text not null constraint emergency_views_way_check check (way in ('screen', 'print', 'copy')),
  viewed_at timestamptz not null,
  viewed_by uuid not null constraint emergency_views_viewed_by_fkey references users,
  -- Where a copy was opened without a connection, and when that reached the server.
  device_id uuid constraint emergency_views_device_id_fkey references emergency_devices,
  received_at timestamptz,
  constraint emergency_views_copy_check check ((way = 'copy') = (device_id is not null) and (way = 'copy') = (received_at is not null))
);
create index emergency_views_newest on emergency_views (viewed_at desc, id desc);
create index emergency_views_incident on emergency_views (incident_id) where incident_id is not null;
create trigger emergency_views_append_only before update or delete or truncate on emergency_views
  for each statement execute function reject_history_change();
