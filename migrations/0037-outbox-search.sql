-- The outbox as a list for administrators, and who was told of a backup that could not be made.
alter table mail_outbox add column search text generated always as (searchable(to_address, to_name, subject)) stored;
create index mail_outbox_search on mail_outbox using gin (search gin_trgm_ops);
create index mail_outbox_newest on mail_outbox (created_at desc, id desc);
create index mail_outbox_by_status on mail_outbox (status, created_at desc, id desc);

alter table backup_plan add column problem_told_at timestamptz;
