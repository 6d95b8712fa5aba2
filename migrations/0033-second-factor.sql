-- The step of the last code that was let in, so that none is let in twice.
alter table users add column second_factor_step bigint;
-- Recovery codes are kept one by one, each only as a keyed hash.
alter table users drop column recovery_codes_sealed;
create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users,
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  unique (user_id, code_hash)
);
