-- Uploaded logos of the building. One that is no longer shown stays, so that the change can be undone.
create table building_logos (
  -- The start of its address: a hash of its content.
  name text constraint building_logos_pkey primary key
    constraint building_logos_name_check check (name ~ '^[0-9a-f]{32}$'),
  width integer not null constraint building_logos_width_check check (width > 0),
  height integer not null constraint building_logos_height_check check (height > 0),
  -- Whether most of it stands out from the ground of the light and of the dark theme.
  is_legible_on_light boolean not null,
  is_legible_on_dark boolean not null,
  -- In the size of the headers of pages, and as large as it is drawn in icons, e-mails and documents.
  header_file_id uuid not null constraint building_logos_header_file_id_fkey references files,
  full_file_id uuid not null constraint building_logos_full_file_id_fkey references files,
  created_at timestamptz not null default now()
);
create index building_logos_header_file on building_logos (header_file_id);
create index building_logos_full_file on building_logos (full_file_id);

-- Null for the mark that is drawn from the footprint; a second one is shown on dark grounds in place of the first.
alter table building
  add column logo text constraint building_logo_fkey references building_logos (name),
  add column logo_on_dark text constraint building_logo_on_dark_fkey references building_logos (name),
  add constraint building_logo_on_dark_check check (logo_on_dark is null or logo is not null);
