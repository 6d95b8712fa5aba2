-- The building as a body: outlines and homes by floor layout, heights, and how it is turned.
alter table building
  -- Degrees clockwise from true north to the building's own north axis.
  add column orientation double precision not null default 0 check (orientation >= 0 and orientation < 360);

create table floor_layouts (
  layout text primary key check (btrim(layout) <> ''),
  -- Corners in metres east and north of the tower's origin, counter-clockwise: [[0, 0], [58, 0], …].
  outline jsonb not null check (jsonb_typeof(outline) = 'array' and jsonb_array_length(outline) >= 3),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table layout_slots (
  layout text not null references floor_layouts on update cascade on delete cascade,
  slot integer not null check (slot between 1 and 99),
  -- Homes above each other share it; without one it is layout and slot.
  stack text check (btrim(stack) <> ''),
  footprint jsonb not null check (jsonb_typeof(footprint) = 'array' and jsonb_array_length(footprint) >= 3),
  primary key (layout, slot)
);

alter table floors
  -- Only where the floor differs from its layout.
  add column outline jsonb check (jsonb_typeof(outline) = 'array' and jsonb_array_length(outline) >= 3),
  add column height double precision not null default 3 check (height > 0 and height <= 30);

-- Shops have a street they look at, as homes have.
alter table floors drop constraint floors_check;
alter table floors add check (kind in ('residential', 'commercial') or cardinality(facings) = 0);
