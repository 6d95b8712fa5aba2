-- A layout without an outline has no drawing; its floors are boxes with their homes along the walls.
alter table floor_layouts alter column outline drop not null;
insert into floor_layouts (layout, facings)
  select distinct on (layout) layout, facings from floors
  where layout is not null and layout not in (select layout from floor_layouts) order by layout, number;
alter table floors
  add constraint floors_layout_fkey foreign key (layout) references floor_layouts (layout) on update cascade;

-- The slots of each floor: facing, and the stack, which is by default the same slot of all floors with the layout.
create view floor_slots as
  select f.number as floor, place.slot::integer as slot, place.facing,
    coalesce(s.stack, f.layout || '-' || lpad(place.slot::text, 2, '0'), f.number || '-' || place.slot) as stack
  from floors f
    cross join lateral unnest(f.facings) with ordinality as place (facing, slot)
    left join layout_slots s on s.layout = f.layout and s.slot = place.slot;

-- The stack of each unit: the one in its record, otherwise that of its slot on a residential floor.
create view unit_stacks as
  select u.id as unit_id, coalesce(u.stack, s.stack) as stack
  from units u
    left join (floor_slots s join floors f on f.number = s.floor and f.kind = 'residential')
      on s.floor = u.floor and s.slot = u.slot;

-- A stack is in a unit's record only where it differs from the default.
update units set stack = null where stack = (
  select s.stack from floor_slots s join floors f on f.number = s.floor and f.kind = 'residential'
  where s.floor = units.floor and s.slot = units.slot);
-- Those of a stack are read from the view, which this index cannot serve.
drop index units_stack;

-- The categories of requests, which are the trades of vendors.
create domain request_category as text
  constraint request_category_known check (value in
    ('plumbing', 'electrical', 'hvac', 'security', 'cleaning', 'elevator', 'appliances', 'general'));
alter table vendors drop constraint vendors_trade_check, alter column trade type request_category;
alter table promise_times drop constraint promise_times_category_check, alter column category type request_category;
alter table maintenance_requests
  drop constraint maintenance_requests_category_check,
  alter column category type request_category;

-- Deleting a file looks for its references.
create index photos_file on photos (file_id) where file_id is not null;
create index request_photos_file on request_photos (file_id);
create index request_photos_thumbnail on request_photos (thumbnail_id);
create index announcement_files_file on announcement_files (file_id);
create index resource_versions_file on resource_versions (file_id);
create index picture_renditions_file on picture_renditions (file_id);

-- Columns and indexes that nothing reads. The index of `send_after` goes with it.
alter table mail_outbox drop column send_after, drop column reply_to;
drop index resources_shown;
drop index users_names;
drop index tenants_names;
drop index announcements_newest;

-- Whether this is an audience as announcements, events and resources name it (src/modules/occupancy/audience.ts).
create function is_audience(value jsonb) returns boolean
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
  end, false)
$$;
create domain audience as jsonb constraint audience_known check (is_audience(value));

alter table events alter column audience drop default, alter column audience type audience;
alter table events alter column audience set default '{"kind": "everyone"}';
alter table resources alter column audience drop default, alter column audience type audience;
alter table resources alter column audience set default '{"kind": "everyone"}';
alter table announcements add column audience audience not null default '{"kind": "everyone"}';
update announcements a set audience = t.audience
from (
  select announcement_id, case min(kind)
    when 'floor' then jsonb_build_object('kind', 'floors', 'floors', jsonb_agg(floor order by floor))
    when 'stack' then jsonb_build_object('kind', 'stacks', 'stacks', jsonb_agg(stack order by stack))
    when 'unit' then jsonb_build_object('kind', 'units', 'unitIds', jsonb_agg(unit_id))
    when 'residence_type' then jsonb_build_object('kind', min(residence_type) || 's')
    else '{"kind": "everyone"}' end as audience
  from announcement_targets group by announcement_id
) t
where t.announcement_id = a.id;
drop table announcement_targets;
