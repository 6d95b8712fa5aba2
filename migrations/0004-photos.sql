create table photos (
  id uuid primary key,
  -- Either a picture that came with the program's data, by its name, or an uploaded file.
  picture text check (btrim(picture) <> ''),
  file_id uuid references files,
  alt text not null check (btrim(alt) <> ''),
  category text not null check (category in ('exterior', 'lobby', 'amenities', 'terrace', 'history')),
  position integer not null default 0,
  in_gallery boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((picture is null) <> (file_id is null))
);
create unique index photos_picture on photos (picture, category);
create index photos_gallery on photos (position, id) where in_gallery;

-- Places of the site that show a picture; an empty one shows a plan drawing.
create table picture_slots (
  slot text primary key check (slot ~ '^[a-z0-9-]+$'),
  photo_id uuid references photos on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index picture_slots_photo on picture_slots (photo_id);
