-- The profile. One row, because a building is a schema.
create table building (
  only_row boolean default true constraint building_pkey primary key
    constraint building_only_row_check check (only_row),
  name text not null constraint building_name_check check (btrim(name) <> ''),
  code text not null constraint building_code_check check (code ~ '^[A-Z0-9]{2,8}$'),
  street text not null constraint building_street_check check (btrim(street) <> ''),
  city text not null default '',
  region text not null default '',
  postal_code text not null default '',
  country text not null default '',
  office_phone text not null default '',
  security_phone text not null default '',
  office_email text not null constraint building_office_email_check check (office_email ~ '^[^\s@]+@[^\s@]+$'),
  latitude double precision constraint building_latitude_check check (latitude between -90 and 90),
  longitude double precision constraint building_longitude_check check (longitude between -180 and 180),
  -- Degrees clockwise from true north to the building's own north axis.
  orientation double precision not null default 0
    constraint building_orientation_check check (orientation >= 0 and orientation < 360),
  time_zone text not null constraint building_time_zone_check check (btrim(time_zone) <> ''),
  powered_by_name text,
  powered_by_url text constraint building_powered_by_url_check check (powered_by_url ~ '^https?://'),
  pet_limit_lbs integer constraint building_pet_limit_lbs_check check (pet_limit_lbs > 0),
  tower_floors integer not null constraint building_tower_floors_check check (tower_floors between 1 and 200),
  -- New units up to this floor are commercial by default.
  commercial_up_to_floor integer not null default 3,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- What floors of one shape share. A layout without an outline has no drawing; its floors are boxes with their homes along the
-- walls.
create table floor_layouts (
  layout text constraint floor_layouts_pkey primary key
    constraint floor_layouts_layout_check check (btrim(layout) <> ''),
  -- The facing of slot 1, 2, 3 … around the corridor; those of a floor take precedence.
  facings text[] not null default '{}'
    constraint floor_layouts_facings_check check (facings <@ array['north', 'east', 'south', 'west']),
  -- Corners in metres east and north of the tower's origin, counter-clockwise: [[0, 0], [58, 0], …].
  outline jsonb
    constraint floor_layouts_outline_check check (jsonb_typeof(outline) = 'array' and jsonb_array_length(outline) >= 3),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table floors (
  number integer constraint floors_pkey primary key
    constraint floors_number_check check (number between 0 and 200),
  kind text not null constraint floors_kind_check
    check (kind in ('residential', 'commercial', 'amenity', 'mechanical', 'not_built')),
  name text,
  layout text constraint floors_layout_fkey references floor_layouts on update cascade,
  facings text[] not null default '{}'
    constraint floors_facings_check check (facings <@ array['north', 'east', 'south', 'west']),
  -- Only where the floor differs from its layout.
  outline jsonb
    constraint floors_outline_check check (jsonb_typeof(outline) = 'array' and jsonb_array_length(outline) >= 3),
  -- Metres from its slab to the next.
  height double precision not null default 3 constraint floors_height_check check (height > 0 and height <= 30),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Shops face a street, as homes do.
  constraint floors_units_check check (kind in ('residential', 'commercial') or cardinality(facings) = 0),
  constraint floors_residential_check
    check (kind <> 'residential' or (layout is not null and cardinality(facings) > 0))
);

-- The homes of a layout.
create table layout_slots (
  layout text not null
    constraint layout_slots_layout_fkey references floor_layouts on update cascade on delete cascade,
  slot integer not null constraint layout_slots_slot_check check (slot between 1 and 99),
  -- Homes above each other share a stack; the default is layout and slot.
  stack text constraint layout_slots_stack_check check (btrim(stack) <> ''),
  footprint jsonb not null constraint layout_slots_footprint_check
    check (jsonb_typeof(footprint) = 'array' and jsonb_array_length(footprint) >= 3),
  constraint layout_slots_pkey primary key (layout, slot)
);

-- The slots of each floor with facing and stack. The default stack is the same slot of all floors with the layout.
create view floor_slots as
select f.number as floor, place.slot::integer, place.facing,
  coalesce(s.stack, f.layout || '-' || lpad(place.slot::text, 2, '0'), f.number || '-' || place.slot) as stack
from floors f
  cross join lateral unnest(f.facings) with ordinality as place (facing, slot)
  left join layout_slots s on s.layout = f.layout and s.slot = place.slot;

create table parking_levels (
  code text constraint parking_levels_pkey primary key constraint parking_levels_code_check check (code ~ '^P[0-9]+$'),
  -- The podium floor in front of it.
  floor integer not null,
  stalls integer not null constraint parking_levels_stalls_check check (stalls >= 0),
  charging_stalls integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint parking_levels_charging_stalls_check check (charging_stalls between 0 and stalls)
);

-- The office hours; a day without a row is closed.
create table business_hours (
  -- 1 is Monday, 7 is Sunday.
  weekday integer constraint business_hours_pkey primary key
    constraint business_hours_weekday_check check (weekday between 1 and 7),
  opens time not null,
  closes time not null,
  constraint business_hours_closes_check check (closes > opens)
);

create table holidays (
  day date constraint holidays_pkey primary key,
  name text not null constraint holidays_name_check check (btrim(name) <> '')
);

-- The texts of the public site. A page without French texts is shown in English.
create table page_contents (
  page text not null constraint page_contents_page_check
    check (page in ('home', 'amenities', 'services', 'nearby', 'gallery', 'contact', 'building-view')),
  language text not null default 'en' constraint page_contents_language_check check (language in ('en', 'fr')),
  content jsonb not null constraint page_contents_content_check check (jsonb_typeof(content) = 'object'),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint page_contents_pkey primary key (page, language)
);
