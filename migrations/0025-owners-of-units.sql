-- Who owns a unit, beside the text `units.owner_name`, which follows when the owners are saved.
create table unit_owners (
  id uuid constraint unit_owners_pkey primary key,
  unit_id uuid not null constraint unit_owners_unit_id_fkey references units,
  -- A person with a record; the following fields are then those of the record.
  resident_id uuid constraint unit_owners_resident_id_fkey references residents,
  kind text not null default 'person' constraint unit_owners_kind_check check (kind in ('person', 'company')),
  name text constraint unit_owners_name_check check (btrim(name) <> ''),
  -- The person to write to at a company.
  contact_name text,
  email text constraint unit_owners_email_check check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  -- E.164, with an extension as in RFC 3966.
  phone text,
  address text,
  -- Hundredths of a per cent; null when unknown.
  share_basis_points integer constraint unit_owners_share_check check (share_basis_points between 1 and 10000),
  since date,
  -- The day the ownership ended; null for a present owner.
  until date,
  -- Announcements about the unit while living elsewhere; they need an account.
  gets_announcements boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint unit_owners_identity_check check ((resident_id is null) <> (name is null)),
  constraint unit_owners_announcements_check check (resident_id is not null or not gets_announcements),
  constraint unit_owners_until_check check (until is null or since is null or until >= since)
);
create unique index unit_owners_resident on unit_owners (unit_id, resident_id) where until is null and resident_id is not null;
create index unit_owners_unit on unit_owners (unit_id, position);
create index unit_owners_owner on unit_owners (resident_id) where resident_id is not null;
