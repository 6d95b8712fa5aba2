-- Who sent an entry that another person had written on a device without a connection; null for any other. The writer of such an entry is
-- what the device says, so that the sender is shown beside it.
alter table desk_log_entries add column sent_by uuid constraint desk_log_entries_sent_by_fkey references users;
alter table desk_log_entries add constraint desk_log_entries_sent_by_check check (sent_by is null or (received_at is not null and sent_by <> created_by));
