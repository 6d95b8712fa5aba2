-- Messages from the contact form of the public site.
create table contact_messages (
  id uuid constraint contact_messages_pkey primary key,
  name text not null constraint contact_messages_name_check check (btrim(name) <> ''),
  email text not null constraint contact_messages_email_check check (email ~ '^[^\s@]+@[^\s@]+$'),
  phone text not null constraint contact_messages_phone_check check (btrim(phone) <> ''),
  reason text not null constraint contact_messages_reason_check check (reason in (
    'schedule-tour', 'rental-inquiry', 'purchase-inquiry', 'maintenance-request', 'noise-complaint', 'amenity-booking',
    'parking-inquiry', 'building-services', 'lease-renewal', 'move-in-out', 'billing-inquiry', 'security-concern',
    'general-inquiry', 'other')),
  subject text not null constraint contact_messages_subject_check check (btrim(subject) <> ''),
  message text not null constraint contact_messages_message_check check (btrim(message) <> ''),
  ip_address text,
  -- The resident who wrote it: signed in when they did, or linked by the office. The address is what somebody typed, and
  -- proves nothing.
  user_id uuid constraint contact_messages_user_id_fkey references users,
  linked_by uuid constraint contact_messages_linked_by_fkey references users,
  archived_at timestamptz,
  archived_by uuid constraint contact_messages_archived_by_fkey references users,
  spam_at timestamptz,
  -- When the office marked it as not spam; the time to answer runs from then on.
  open_since timestamptz,
  -- The maintenance request that it was turned into.
  request_id uuid constraint contact_messages_request_id_key unique
    constraint contact_messages_request_id_fkey references maintenance_requests,
  search text generated always as (searchable(name, email, phone, subject, message)) stored,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_messages_linked_check check (linked_by is null or user_id is not null),
  constraint contact_messages_archived_check check ((archived_at is null) = (archived_by is null))
);
create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_open on contact_messages (created_at desc, id desc) where archived_at is null;
create index contact_messages_spam on contact_messages (spam_at) where spam_at is not null;
create index contact_messages_user on contact_messages (user_id, created_at) where user_id is not null;
create index contact_messages_search on contact_messages using gin (search public.gin_trgm_ops);

create table contact_replies (
  id uuid constraint contact_replies_pkey primary key,
  message_id uuid not null constraint contact_replies_message_id_fkey references contact_messages,
  subject text not null constraint contact_replies_subject_check check (btrim(subject) <> ''),
  reply_message text not null constraint contact_replies_reply_message_check check (btrim(reply_message) <> ''),
  replied_by uuid not null constraint contact_replies_replied_by_fkey references users,
  mail_id uuid constraint contact_replies_mail_id_fkey references mail_outbox,
  sent_at timestamptz not null default now()
);
create index contact_replies_message on contact_replies (message_id, sent_at, id);
create trigger contact_replies_append_only before update or delete or truncate on contact_replies
  for each statement execute function reject_history_change();
