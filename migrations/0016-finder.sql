-- Names in the order people read them, as the list of residents is sorted.
create index tenants_names_read on tenants (full_name collate "und-x-icu", id);
-- And in the other orders of that list; whoever has no day comes last.
create index tenants_types_read on tenants (tenant_type collate "C", id);
create index tenants_starts_read on tenants (coalesce(start_date_occupancy, '9999-12-31'), id);
create index tenants_ends_read on tenants (coalesce(end_date_occupancy, '9999-12-31'), id);

-- The first letters of names and numbers, for what is found while it is typed.
create index users_first_names on users (searchable(first_name) text_pattern_ops) where deleted_at is null;
create index users_last_names on users (searchable(last_name) text_pattern_ops) where deleted_at is null;
create index units_numbers on units (searchable(unit_number) text_pattern_ops);
create index units_number_parts on units using gin (searchable(unit_number) public.gin_trgm_ops);
