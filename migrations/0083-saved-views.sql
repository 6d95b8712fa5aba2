-- Filters, order and columns of a list that a person of the office saved under a name, for themselves or for the office.
create table saved_views (
  id uuid constraint saved_views_pkey primary key,
  user_id uuid not null constraint saved_views_user_id_fkey references users on delete cascade,
  list text not null constraint saved_views_list_check check (list in ('maintenance', 'tenants', 'units')),
  -- The name; a label can be redacted when a person's data is erased.
  label text not null constraint saved_views_label_check check (btrim(label) <> '' and length(label) <= 60),
  -- The parameters of the list's address.
  parameters jsonb not null constraint saved_views_parameters_check check (jsonb_typeof(parameters) = 'object'),
  is_shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index saved_views_user on saved_views (user_id, list);
create index saved_views_shared on saved_views (list) where is_shared;
