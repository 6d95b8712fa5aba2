create table contact_messages (
  id uuid primary key,
  name text not null check (btrim(name) <> ''),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$'),
  phone text not null check (btrim(phone) <> ''),
  reason text not null check (reason in (
    'schedule-tour', 'rental-inquiry', 'purchase-inquiry', 'maintenance-request', 'noise-complaint', 'amenity-booking',
    'parking-inquiry', 'building-services', 'lease-renewal', 'move-in-out', 'billing-inquiry', 'security-concern',
    'general-inquiry', 'other')),
  subject text not null check (btrim(subject) <> ''),
  message text not null check (btrim(message) <> ''),
  ip_address text,
  archived_at timestamptz,
  archived_by uuid references users,
  search text generated always as (searchable(name, email, phone, subject, message)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((archived_at is null) = (archived_by is null))
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (created_at desc, id desc) where archived_at is null;
create index contact_messages_search on contact_messages using gin (search public.gin_trgm_ops);

create table contact_replies (
  id uuid primary key,
  message_id uuid not null references contact_messages,
  subject text not null check (btrim(subject) <> ''),
  reply_message text not null check (btrim(reply_message) <> ''),
  replied_by uuid not null references users,
  mail_id uuid references mail_outbox,
  sent_at timestamptz not null default now()
);
create index contact_replies_message on contact_replies (message_id, sent_at, id);
create trigger contact_replies_grow before update or delete or truncate on contact_replies
  for each statement execute function refuse_change();
