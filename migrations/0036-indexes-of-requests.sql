-- Lists and counts of requests by priority or category, alone or with a status.
create index maintenance_requests_priority on maintenance_requests (priority, status, created_at desc, id desc);
create index maintenance_requests_category on maintenance_requests (category, status, created_at desc, id desc);
-- What was finished since a day, and how long it took.
create index maintenance_requests_completed on maintenance_requests (completed_at, category, created_at)
  where completed_at is not null;
-- The places outside homes, which few requests have.
create index maintenance_requests_places on maintenance_requests (place_kind, place_name) where place_kind <> 'unit';
