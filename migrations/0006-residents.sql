create table tenants (
  id uuid primary key,
  user_id uuid not null unique references users,
  full_name text not null check (btrim(full_name) <> ''),
  preferred_name text,
  tenant_type text not null default 'Renter' check (tenant_type in ('Owner', 'Lease Holder', 'Tenant', 'Renter')),
  start_date_occupancy date,
  end_date_occupancy date,
  email_primary text,
  email_secondary text,
  phone_primary text check (phone_primary ~ '^[0-9]{10}$'),
  phone_secondary text check (phone_secondary ~ '^[0-9]{10}$'),
  emergency_contact_name text,
  emergency_contact_phone text check (emergency_contact_phone ~ '^[0-9]{10}$'),
  parking_stalls text[] not null default '{}',
  locker_numbers text[] not null default '{}',
  pets text[] not null default '{}',
  unit_access_code_sealed text,
  storage_locker_access_code_sealed text,
  -- The office's own; never shown to the resident.
  notes text not null default '',
  -- Written for the resident.
  resident_notes text not null default '',
  search text generated always as (searchable(
    full_name, preferred_name, email_primary, email_secondary, phone_primary, phone_secondary)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date_occupancy is null or start_date_occupancy is null or end_date_occupancy >= start_date_occupancy)
);
create index tenants_names on tenants (full_name, id);
create index tenants_newest on tenants (created_at desc, id desc);
create index tenants_lease_end on tenants (end_date_occupancy, id) where end_date_occupancy is not null;
create index tenants_search on tenants using gin (search public.gin_trgm_ops);
