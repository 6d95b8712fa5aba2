-- A report of a person who scanned the code of a place is gathered into a running incident as well, and may have no account.
alter table incident_requests alter column added_by drop not null;

-- People without a home here who pressed that they are affected, at the code of a place. Nothing else is known of them.
create table incident_visitor_reports (
  id uuid constraint incident_visitor_reports_pkey primary key,
  incident_id uuid not null constraint incident_visitor_reports_incident_id_fkey references incidents on delete cascade,
  place_name text not null constraint incident_visitor_reports_place_name_check check (btrim(place_name) <> ''),
  reported_at timestamptz not null
);
create index incident_visitor_reports_incident on incident_visitor_reports (incident_id, reported_at);
