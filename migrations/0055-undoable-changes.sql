-- Changes that can be undone for a short time, each with the columns of its record as they were before.
create table undoable_changes (
  id uuid constraint undoable_changes_pkey primary key,
  -- Chosen by the caller: one press, which may change many records.
  operation uuid not null,
  created_by uuid not null constraint undoable_changes_created_by_fkey references users on delete cascade,
  record_type text not null,
  record_id uuid not null,
  -- The version that the change gave the record; with any other it is not undone.
  version_after integer not null,
  before jsonb not null,
  created_at timestamptz not null,
  undone_at timestamptz,
  constraint undoable_changes_operation_key unique (created_by, operation, record_type, record_id)
);
create index undoable_changes_created_at on undoable_changes (created_at);

-- The earliest time at which an e-mail is sent: until then the change that it tells of can be undone.
alter table mail_outbox add column not_before timestamptz;
