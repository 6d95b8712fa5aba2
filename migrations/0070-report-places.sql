-- The places whose signs have a QR code that opens the form for a request. The code is random, so that a place cannot be
-- invented; a new code makes the old sign useless.
create table report_places (
  id uuid constraint report_places_pkey primary key,
  place_kind text not null constraint report_places_place_kind_check
    check (place_kind in ('common_area', 'elevator', 'stall')),
  place_name text not null constraint report_places_place_name_check check (btrim(place_name) <> ''),
  code text not null constraint report_places_code_key unique
    constraint report_places_code_check check (code ~ '^[a-z2-9]{10}$'),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index report_places_place on report_places (place_kind, lower(place_name)) where archived_at is null;

-- A visitor who scans such a code may report without an account, for a place and never for a home.
alter table maintenance_requests alter column reported_by drop not null;
alter table maintenance_requests add column visitor_contact text;
alter table maintenance_requests add constraint maintenance_requests_reporter_check
  check (reported_by is not null or unit_id is null);
alter table maintenance_requests add constraint maintenance_requests_visitor_contact_check
  check (visitor_contact is null or (reported_by is null and btrim(visitor_contact) <> ''));
-- The contacts that are to be deleted some time after the work.
create index maintenance_requests_visitor_contact on maintenance_requests (updated_at) where visitor_contact is not null;

-- The photo of a visitor has no account either.
alter table request_photos alter column added_by drop not null;
