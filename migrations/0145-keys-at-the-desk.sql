-- Keys and fobs at the front desk. The keys and fobs are rows of assets; this is who has borrowed them, and which are sealed.

-- A signature or photo of the front desk. One that no record refers to (`used_at` is null) is deleted after a day.
create table desk_photos (
  id uuid constraint desk_photos_pkey primary key,
  kind text not null constraint desk_photos_kind_check check (kind in ('signature', 'log')),
  file_id uuid not null constraint desk_photos_file_id_fkey references files,
  thumbnail_id uuid not null constraint desk_photos_thumbnail_id_fkey references files,
  added_by uuid constraint desk_photos_added_by_fkey references users,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index desk_photos_file on desk_photos (file_id);
create index desk_photos_thumbnail on desk_photos (thumbnail_id);
create index desk_photos_unused on desk_photos (created_at) where used_at is null;

create table key_loans (
  id uuid constraint key_loans_pkey primary key,
  asset_id uuid not null constraint key_loans_asset_id_fkey references assets,
  borrower_kind text not null constraint key_loans_borrower_kind_check
    check (borrower_kind in ('resident', 'authorised', 'vendor', 'staff', 'other')),
  -- As the person gave it, or as it was on their ID.
  borrower_name text not null constraint key_loans_borrower_name_check
    check (btrim(borrower_name) <> '' and length(borrower_name) <= 200),
  -- The account of the borrower, or of the resident for whom an authorised person acts.
  user_id uuid constraint key_loans_user_id_fkey references users,
  vendor_id uuid constraint key_loans_vendor_id_fkey references vendors,
  unit_id uuid constraint key_loans_unit_id_fkey references units,
  purpose text not null default '',
  proof text not null constraint key_loans_proof_check check (proof in ('name', 'signature')),
  photo_id uuid constraint key_loans_photo_id_fkey references desk_photos on delete set null,
  out_at timestamptz not null,
  out_by uuid not null constraint key_loans_out_by_fkey references users,
  due_at timestamptz not null,
  -- When the borrower and the desk were notified that it is overdue.
  alerted_at timestamptz,
  in_at timestamptz,
  in_by uuid constraint key_loans_in_by_fkey references users,
  return_note text not null default '',
  -- Entered by mistake, and undone.
  is_withdrawn boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint key_loans_in_check check ((in_at is null) = (in_by is null)),
  constraint key_loans_withdrawn_check check (not is_withdrawn or in_at is not null)
);
-- A key is with one borrower at a time.
create unique index key_loans_current on key_loans (asset_id) where in_at is null;
create index key_loans_due on key_loans (due_at, id) where in_at is null;
create index key_loans_history on key_loans (asset_id, out_at desc);
create index key_loans_user on key_loans (user_id) where user_id is not null;
create index key_loans_vendor on key_loans (vendor_id) where vendor_id is not null;
create index key_loans_unit on key_loans (unit_id) where unit_id is not null;
create index key_loans_photo on key_loans (photo_id) where photo_id is not null;
create index key_loans_done on key_loans (in_at) where in_at is not null;

-- The seals of emergency keys, one row for each seal. A key is sealed while `broken_at` is null.
create table key_seals (
  id uuid constraint key_seals_pkey primary key,
  asset_id uuid not null constraint key_seals_asset_id_fkey references assets,
  seal_number text not null constraint key_seals_seal_number_check
    check (btrim(seal_number) <> '' and length(seal_number) <= 40),
  sealed_at timestamptz not null,
  sealed_by uuid not null constraint key_seals_sealed_by_fkey references users,
  broken_at timestamptz,
  broken_by uuid constraint key_seals_broken_by_fkey references users,
  -- Why it was broken.
  note text,
  constraint key_seals_broken_check check ((broken_at is null) = (broken_by is null) and (broken_at is null) = (note is null))
);
create unique index key_seals_current on key_seals (asset_id) where broken_at is null;
create index key_seals_history on key_seals (asset_id, sealed_at desc);
