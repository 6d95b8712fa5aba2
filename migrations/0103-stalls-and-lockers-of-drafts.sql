-- Whether a draft of the building added the record: a later draft may remove only such records.
alter table assets add column is_from_draft boolean not null default false;
update assets set is_from_draft = true
where created_at in (select at from audit_log where record_type = 'building draft' and action = 'used the draft');
