-- Pictures that the office hangs in the places of the public site: drawn anew in the sizes the pages ask for.
create table uploaded_pictures (
  photo_id uuid primary key references photos,
  -- The start of its addresses: a hash of what it shows.
  name text not null unique check (name ~ '^[0-9a-f]{32}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  widths integer[] not null check (cardinality(widths) > 0),
  -- A blurred first look, as base64 of a WebP.
  preview text not null,
  created_at timestamptz not null default now()
);

create table picture_renditions (
  name text not null references uploaded_pictures (name),
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  file_id uuid not null references files,
  primary key (name, width, format)
);

-- What hung there when the building came, so that a place can have it back.
alter table picture_slots add column first_photo_id uuid references photos on delete set null;
