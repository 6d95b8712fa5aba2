-- An emergency reaches everyone at once and stays on top of every portal page until it expires.
alter table announcements add column emergency boolean not null default false;
alter table announcements add check (not emergency or expires_at is not null or published_at is null);
create index announcements_emergencies on announcements (expires_at) where emergency and archived_at is null;

-- Homes above each other.
alter table announcement_targets add column stack text;
alter table announcement_targets drop constraint announcement_targets_kind_check;
alter table announcement_targets add constraint announcement_targets_kind_check
  check (kind in ('building', 'floor', 'stack', 'unit', 'residence_type'));
alter table announcement_targets add check ((kind = 'stack') = (stack is not null));
alter table announcement_targets drop constraint announcement_targets_announcement_id_kind_floor_unit_id_res_key;
alter table announcement_targets add unique nulls not distinct (announcement_id, kind, floor, stack, unit_id, residence_type);

-- PDF and pictures that go with it; one that joins none is forgotten.
create table announcement_files (
  id uuid primary key,
  announcement_id uuid references announcements on delete cascade,
  file_id uuid not null references files,
  position integer not null default 0,
  added_by uuid not null references users,
  created_at timestamptz not null default now()
);
create index announcement_files_of on announcement_files (announcement_id, position, id);
create index announcement_files_loose on announcement_files (created_at) where announcement_id is null;

-- What one letter for one person looks like in the list of all: found by the letter.
create index announcement_recipients_mail on announcement_recipients (mail_id) where mail_id is not null;

-- The letter's head names the minted link as the way to turn such letters off.
alter table mail_outbox add column has_foot boolean not null default false;
