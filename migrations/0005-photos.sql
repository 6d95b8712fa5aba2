create table photos (
  id uuid constraint photos_pkey primary key,
  -- Either the name of a picture that came with the building's data, or an uploaded file.
  picture text constraint photos_picture_check check (btrim(picture) <> ''),
  file_id uuid constraint photos_file_id_fkey references files,
  alt text not null constraint photos_alt_check check (btrim(alt) <> ''),
  alt_fr text constraint photos_alt_fr_check check (btrim(alt_fr) <> ''),
  category text not null constraint photos_category_check
    check (category in ('exterior', 'lobby', 'amenities', 'terrace', 'history')),
  position integer not null default 0,
  in_gallery boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint photos_source_check check ((picture is null) <> (file_id is null))
);
create unique index photos_picture on photos (picture, category);
create index photos_gallery on photos (position, id) where in_gallery;
create index photos_file on photos (file_id) where file_id is not null;

-- Places of the public site that show a picture; an empty one shows a plan drawing.
create table picture_slots (
  slot text constraint picture_slots_pkey primary key constraint picture_slots_slot_check check (slot ~ '^[a-z0-9-]+$'),
  photo_id uuid constraint picture_slots_photo_id_fkey references photos on delete set null,
  -- The initial picture of the place, which the office can restore.
  first_photo_id uuid constraint picture_slots_first_photo_id_fkey references photos on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index picture_slots_photo on picture_slots (photo_id);

-- An uploaded photo in the sizes that the pages use.
create table uploaded_pictures (
  photo_id uuid constraint uploaded_pictures_pkey primary key
    constraint uploaded_pictures_photo_id_fkey references photos,
  -- The start of its addresses: a hash of its content.
  name text not null constraint uploaded_pictures_name_key unique
    constraint uploaded_pictures_name_check check (name ~ '^[0-9a-f]{32}$'),
  width integer not null constraint uploaded_pictures_width_check check (width > 0),
  height integer not null constraint uploaded_pictures_height_check check (height > 0),
  widths integer[] not null constraint uploaded_pictures_widths_check check (cardinality(widths) > 0),
  -- A blurred WebP as base64, shown until the picture is loaded.
  preview text not null,
  created_at timestamptz not null default now()
);

create table picture_renditions (
  name text not null constraint picture_renditions_name_fkey references uploaded_pictures (name),
  width integer not null,
  format text not null constraint picture_renditions_format_check check (format in ('avif', 'webp')),
  file_id uuid not null constraint picture_renditions_file_id_fkey references files,
  constraint picture_renditions_pkey primary key (name, width, format)
);
create index picture_renditions_file on picture_renditions (file_id);
