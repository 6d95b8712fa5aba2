-- A known value sealed with SECRET_KEY at the first start, so that a start with another key is noticed. Null after a
-- restore that cleared what another key had sealed; the next start seals it anew.
create table secret_key_check (
  only_row boolean primary key default true check (only_row),
  check_sealed text,
  created_at timestamptz not null default now()
);
