-- The columns that a person of the office chose for a list; without a row it shows those of everybody.
create table list_columns (
  user_id uuid not null constraint list_columns_user_id_fkey references users on delete cascade,
  list text not null constraint list_columns_list_check check (list in ('maintenance', 'tenants', 'units')),
  columns text[] not null,
  updated_at timestamptz not null default now(),
  constraint list_columns_pkey primary key (user_id, list)
);
