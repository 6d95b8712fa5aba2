-- Who wants no news by mail; whoever is not here wants them. Emergencies are sent to everybody.
create table news_by_mail (
  user_id uuid primary key references users,
  wanted boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
