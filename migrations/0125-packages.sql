-- Packages at the front desk.

-- Where the desk stores packages, in the order of its shelves.
create table package_places (
  name text constraint package_places_pkey primary key
    constraint package_places_name_check check (btrim(name) <> '' and length(name) <= 20),
  kind text not null constraint package_places_kind_check check (kind in ('shelf', 'locker', 'fridge', 'floor')),
  position integer not null
);

create table packages (
  id uuid constraint packages_pkey primary key,
  -- Outgoing packages wait for the carrier; incoming ones for a person.
  direction text not null constraint packages_direction_check check (direction in ('incoming', 'outgoing')),
  status text not null default 'waiting' constraint packages_status_check
    check (status in ('waiting', 'declined', 'handed_over', 'returned', 'sent', 'withdrawn')),
  tracking_number text constraint packages_tracking_number_check check (length(tracking_number) between 1 and 60),
  carrier text not null constraint packages_carrier_check
    check (carrier in ('ups', 'fedex', 'canada_post', 'purolator', 'dhl', 'usps', 'amazon', 'post', 'other')),
  unit_id uuid not null constraint packages_unit_id_fkey references units,
  -- Null for the whole home.
  recipient_id uuid constraint packages_recipient_id_fkey references users,
  -- A copy of the name of its place, which may be removed later.
  place text not null constraint packages_place_check check (btrim(place) <> '' and length(place) <= 20),
  is_perishable boolean not null default false,
  is_oversized boolean not null default false,
  is_damaged boolean not null default false,
  note text not null default '',
  received_at timestamptz not null,
  received_by uuid not null constraint packages_received_by_fkey references users,
  -- When the recipient was notified that it has arrived, and how often they were reminded since.
  notified_at timestamptz,
  reminders integer not null default 0,
  reminded_at timestamptz,
  -- What the recipient chose: no reminders and no return up to and including this day.
  paused_until date,
  -- Why the recipient declined it, or why it goes back.
  reason text,
  -- When it left the desk.
  done_at timestamptz,
  done_by uuid constraint packages_done_by_fkey references users,
  handed_to text,
  handed_to_kind text constraint packages_handed_to_kind_check
    check (handed_to_kind in ('recipient', 'household', 'authorised', 'other')),
  -- How the person proved to be the right one.
  proof text constraint packages_proof_check check (proof in ('code', 'name', 'signature', 'photo')),
  search text generated always as (searchable(tracking_number, place, note)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint packages_done_check check ((status in ('waiting', 'declined')) = (done_at is null)),
  constraint packages_handed_over_check check (status <> 'handed_over' or proof is not null)
);
create index packages_waiting on packages (received_at, id) where done_at is null;
create index packages_newest on packages (received_at desc, id desc);
create index packages_done on packages (done_at desc, id desc) where done_at is not null;
create index packages_unit on packages (unit_id, received_at desc);
create index packages_recipient on packages (recipient_id, received_at desc) where recipient_id is not null;
create index packages_to_notify on packages (received_at) where notified_at is null and status = 'waiting';
create index packages_place on packages (place) where done_at is null;
create index packages_tracking on packages (tracking_number) where done_at is null;
create index packages_search on packages using gin (search public.gin_trgm_ops);

-- The code with which a person collects what waits for them: one for all packages of a recipient. It ends with the last
-- of them.
create table package_codes (
  id uuid constraint package_codes_pkey primary key,
  unit_id uuid not null constraint package_codes_unit_id_fkey references units,
  recipient_id uuid constraint package_codes_recipient_id_fkey references users,
  -- Encrypted for the recipient's portal and messages, and a keyed hash to find it by.
  code_sealed text,
  code_hash text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index package_codes_hash on package_codes (code_hash) where ended_at is null;
create unique index package_codes_recipient on package_codes (unit_id, recipient_id) nulls not distinct where ended_at is null;

create table package_photos (
  id uuid constraint package_photos_pkey primary key,
  -- Null until the package is saved; such a photo is deleted after a day.
  package_id uuid constraint package_photos_package_id_fkey references packages,
  kind text not null constraint package_photos_kind_check check (kind in ('label', 'hand_over', 'signature')),
  file_id uuid not null constraint package_photos_file_id_fkey references files,
  thumbnail_id uuid not null constraint package_photos_thumbnail_id_fkey references files,
  added_by uuid constraint package_photos_added_by_fkey references users,
  created_at timestamptz not null default now()
);
create index package_photos_package on package_photos (package_id);
create index package_photos_file on package_photos (file_id);
create index package_photos_thumbnail on package_photos (thumbnail_id);
create index package_photos_unused on package_photos (created_at) where package_id is null;

-- The signature or photo of the hand-over, which several packages can share.
alter table packages add column proof_photo_id uuid
  constraint packages_proof_photo_id_fkey references package_photos on delete set null;
create index packages_proof_photo on packages (proof_photo_id) where proof_photo_id is not null;
