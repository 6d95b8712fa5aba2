-- The statistics count finished requests, of which there may be millions, from this index alone.
create index maintenance_requests_finished on maintenance_requests (status, priority, category)
  include (created_at, completed_at) where status in ('completed', 'cancelled');
