-- What residents find under Resources: texts, links and documents.
create table resources (
  id uuid constraint resources_pkey primary key,
  kind text not null constraint resources_kind_check check (kind in ('text', 'document')),
  audience audience not null default '{"kind": "everyone"}',
  folder text not null default '',
  title text not null constraint resources_title_check check (btrim(title) <> ''),
  body text not null default '',
  url text constraint resources_url_check check (url ~ '^https?://'),
  position integer not null default 0,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint resources_body_check check (kind = 'document' or btrim(body) <> '')
);

-- The versions of a document; residents get the one with the highest number.
create table resource_versions (
  id uuid constraint resource_versions_pkey primary key,
  resource_id uuid not null constraint resource_versions_resource_id_fkey references resources,
  number integer not null constraint resource_versions_number_check check (number > 0),
  file_id uuid not null constraint resource_versions_file_id_fkey references files,
  note text not null default '',
  added_by uuid not null constraint resource_versions_added_by_fkey references users,
  created_at timestamptz not null default now(),
  constraint resource_versions_resource_id_number_key unique (resource_id, number)
);
create index resource_versions_file on resource_versions (file_id);
