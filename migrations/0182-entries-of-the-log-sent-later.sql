-- An entry of the desk's log can be written on a device without a connection. It has the time at which it was written, and when the
-- server received it. Who writes an entry makes a key for it once, so that one whose answer was lost is not entered twice.
alter table desk_log_entries add column received_at timestamptz;
alter table desk_log_entries add constraint desk_log_entries_received_at_check check (received_at >= created_at);
alter table desk_log_entries add column entry_key text;
alter table desk_log_entries add constraint desk_log_entries_entry_key_check check (length(entry_key) between 16 and 64);
create unique index desk_log_entries_entry_key on desk_log_entries (entry_key) where entry_key is not null;
