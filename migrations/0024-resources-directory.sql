-- Resources: folders, an address to open, whom each is for, and the versions of a document.
alter table resources drop constraint resources_audience_check;
alter table resources alter column audience drop default;
alter table resources alter column audience type jsonb
  using case audience when 'owners' then '{"kind": "owners"}'::jsonb else '{"kind": "everyone"}'::jsonb end;
alter table resources alter column audience set default '{"kind": "everyone"}';
alter table resources add column folder text not null default '';
alter table resources add column url text check (url ~ '^https?://');

create table resource_versions (
  id uuid primary key,
  resource_id uuid not null references resources,
  number integer not null check (number > 0),
  file_id uuid not null references files,
  note text not null default '',
  added_by uuid not null references users,
  created_at timestamptz not null default now(),
  unique (resource_id, number)
);
insert into resource_versions (id, resource_id, number, file_id, added_by, created_at)
  select file_id, r.id, 1, file_id, f.added_by, f.created_at
  from resources r join files f on f.id = r.file_id where f.added_by is not null;
-- With the column go the rules that name it.
alter table resources drop column file_id;

-- What residents let their neighbours see; nobody stands in the directory without asking for it.
create table directory_entries (
  user_id uuid primary key references users,
  show_name boolean not null default false,
  show_unit boolean not null default false,
  show_phone boolean not null default false,
  show_email boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
