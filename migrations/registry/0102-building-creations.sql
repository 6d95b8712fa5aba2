-- What the portfolio needs to complete a building whose creation was interrupted.
create table building_creations (
  building_id uuid constraint building_creations_pkey primary key
    constraint building_creations_building_id_fkey references buildings,
  -- Its first administrator.
  user_id uuid not null constraint building_creations_user_id_fkey references users,
  input jsonb not null,
  created_at timestamptz not null default now()
);

alter table company_buildings
  add constraint company_buildings_building_id_fkey foreign key (building_id) references buildings;
create index company_buildings_building on company_buildings (building_id);
alter table building_accounts
  add constraint building_accounts_building_id_fkey foreign key (building_id) references buildings;
create index building_accounts_building on building_accounts (building_id);
alter table opening_codes
  add constraint opening_codes_building_id_fkey foreign key (building_id) references buildings;
create index opening_codes_building on opening_codes (building_id);
alter table company_message_buildings
  add constraint company_message_buildings_building_id_fkey foreign key (building_id) references buildings;
create index company_message_buildings_building on company_message_buildings (building_id);
