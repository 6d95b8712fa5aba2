-- Resources have filters, and with them saved views and chosen columns; events and website requests have chosen columns.
alter table saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check
    check (
      list in (
        'maintenance', 'tenants', 'units', 'announcements', 'events', 'resources', 'messages', 'assets', 'users', 'vendors'
      )
    );
alter table list_columns
  drop constraint list_columns_list_check,
  add constraint list_columns_list_check
    check (
      list in (
        'maintenance', 'tenants', 'units', 'announcements', 'events', 'resources', 'messages', 'assets', 'users', 'vendors'
      )
    );
