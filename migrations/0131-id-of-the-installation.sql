-- The id of this installation. A backup does not contain it, so a restored copy has another one. It says whose files are in a bucket.
create table installation (
  only_row boolean not null default true constraint installation_only_row_check check (only_row),
  id uuid not null default gen_random_uuid(),
  constraint installation_pkey primary key (only_row)
);
insert into installation default values;
