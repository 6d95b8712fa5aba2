-- What needs attention is found among the open requests, however many were ever filed.
create index maintenance_requests_open_due on maintenance_requests (due_at, number)
  where status in ('pending', 'assigned', 'in_progress', 'on_hold');
