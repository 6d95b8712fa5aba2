-- What residents show to their neighbours; without a row, nothing.
create table directory_entries (
  user_id uuid constraint directory_entries_pkey primary key
    constraint directory_entries_user_id_fkey references users,
  show_name boolean not null default false,
  show_unit boolean not null default false,
  show_phone boolean not null default false,
  show_email boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
