-- People who live in or own a unit, each with an account. The API calls them tenants.
create table residents (
  id uuid constraint residents_pkey primary key,
  user_id uuid not null constraint residents_user_id_key unique constraint residents_user_id_fkey references users,
  full_name text not null constraint residents_full_name_check check (btrim(full_name) <> ''),
  preferred_name text,
  resident_type text not null default 'renter' constraint residents_resident_type_check
    check (resident_type in ('owner', 'lease_holder', 'tenant', 'renter')),
  start_date_occupancy date,
  end_date_occupancy date,
  email_primary text,
  email_secondary text,
  phone_primary text constraint residents_phone_primary_check check (phone_primary ~ '^[0-9]{10}$'),
  phone_secondary text constraint residents_phone_secondary_check check (phone_secondary ~ '^[0-9]{10}$'),
  emergency_contact_name text,
  emergency_contact_phone text
    constraint residents_emergency_contact_phone_check check (emergency_contact_phone ~ '^[0-9]{10}$'),
  parking_stalls text[] not null default '{}',
  locker_numbers text[] not null default '{}',
  pets text[] not null default '{}',
  -- What the office wrote without an author; never shown to the resident.
  notes text not null default '',
  -- Written for the resident.
  resident_notes text not null default '',
  search text generated always as (searchable(
    full_name, preferred_name, email_primary, email_secondary, phone_primary, phone_secondary)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint residents_occupancy_check check (
    end_date_occupancy is null or start_date_occupancy is null or end_date_occupancy >= start_date_occupancy)
);
create index residents_search on residents using gin (search public.gin_trgm_ops);
create index residents_lease_end on residents (end_date_occupancy, id) where end_date_occupancy is not null;
-- The sort orders of the list of residents; people without a date come last.
create index residents_by_newest on residents (created_at desc, id desc);
create index residents_by_name on residents (full_name collate "und-x-icu", id);
create index residents_by_type on residents (resident_type collate "C", id);
create index residents_by_start on residents (coalesce(start_date_occupancy, '9999-12-31'::date), id);
create index residents_by_end on residents (coalesce(end_date_occupancy, '9999-12-31'::date), id);

-- The office's notes about a resident, with their authors; never shown to the resident.
create table resident_office_notes (
  id uuid constraint resident_office_notes_pkey primary key,
  resident_id uuid not null constraint resident_office_notes_resident_id_fkey references residents,
  note text not null,
  created_by uuid not null constraint resident_office_notes_created_by_fkey references users,
  -- The author's name at that time.
  author_name text not null constraint resident_office_notes_author_name_check check (btrim(author_name) <> ''),
  created_at timestamptz not null default now()
);
create index resident_office_notes_resident on resident_office_notes (resident_id, created_at, id);
