-- Announcements, events, website requests, and stalls, lockers and keys have saved views and columns too.
alter table saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check
    check (list in ('maintenance', 'tenants', 'units', 'announcements', 'events', 'messages', 'assets'));
alter table list_columns
  drop constraint list_columns_list_check,
  add constraint list_columns_list_check
    check (list in ('maintenance', 'tenants', 'units', 'announcements', 'events', 'messages', 'assets'));
