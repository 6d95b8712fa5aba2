-- An announcement can go to exactly the people whom the office selected; events and resources cannot.
create or replace function is_audience(value jsonb) returns boolean
language sql immutable set search_path from current
as $$
  select coalesce(case value ->> 'kind'
    when 'everyone' then true
    when 'owners' then true
    when 'renters' then true
    when 'floors' then jsonb_path_exists(value, 'strict $.floors[0]', '{}', true)
      and not jsonb_path_exists(value, '$.floors[*] ? (@.type() != "number")')
    when 'stacks' then jsonb_path_exists(value, 'strict $.stacks[0]', '{}', true)
      and not jsonb_path_exists(value, '$.stacks[*] ? (@.type() != "string" || @ == "")')
    when 'units' then jsonb_path_exists(value, 'strict $.unitIds[0]', '{}', true)
      and not jsonb_path_exists(value, '$.unitIds[*] ? (@.type() != "string" || !(@ like_regex "^[0-9a-f-]{36}$"))')
    when 'people' then true
  end, false)
$$;
alter table events add constraint events_audience_check check (audience ->> 'kind' <> 'people');
alter table resources add constraint resources_audience_check check (audience ->> 'kind' <> 'people');

-- The people to whom an announcement with the audience 'people' goes.
create table announcement_people (
  announcement_id uuid not null constraint announcement_people_announcement_id_fkey references announcements on delete cascade,
  user_id uuid not null constraint announcement_people_user_id_fkey references users,
  constraint announcement_people_pkey primary key (announcement_id, user_id)
);
create index announcement_people_user on announcement_people (user_id);
