-- When the service elevator is theirs, and what to know about it.
alter table moves add column elevator_note text;

-- The sealed personal codes of the home that a move ended, until it can no longer be undone.
alter table move_residents add column ended_codes jsonb;

-- Photos of the inspection of a move.
create table move_photos (
  id uuid constraint move_photos_pkey primary key,
  move_id uuid not null constraint move_photos_move_id_fkey references moves,
  file_id uuid not null constraint move_photos_file_id_fkey references files,
  thumbnail_id uuid not null constraint move_photos_thumbnail_id_fkey references files,
  added_by uuid not null constraint move_photos_added_by_fkey references users,
  created_at timestamptz not null default now()
);
create index move_photos_move on move_photos (move_id, id);
create index move_photos_file on move_photos (file_id);
create index move_photos_thumbnail on move_photos (thumbnail_id);
