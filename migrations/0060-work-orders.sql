-- Work orders: what the office asks a vendor to do for a request, and how far the work is. A request has one open order at
-- a time. The vendor has no account and answers by a link.
alter table vendors add column language text not null default 'en'
  constraint vendors_language_check check (language in ('en', 'fr'));

-- Papers of a vendor: insurance, certificates and other documents, with the last day on which they are valid.
create table vendor_documents (
  id uuid constraint vendor_documents_pkey primary key,
  vendor_id uuid not null constraint vendor_documents_vendor_id_fkey references vendors,
  kind text not null constraint vendor_documents_kind_check check (kind in ('insurance', 'certificate', 'other')),
  title text not null constraint vendor_documents_title_check check (btrim(title) <> ''),
  valid_until date,
  file_id uuid not null constraint vendor_documents_file_id_fkey references files,
  added_by uuid not null constraint vendor_documents_added_by_fkey references users,
  created_at timestamptz not null default now()
);
create index vendor_documents_vendor on vendor_documents (vendor_id, created_at desc);
create index vendor_documents_file on vendor_documents (file_id);

-- Above this amount an administrator approves the cost of an order; null for no limit.
create table work_order_settings (
  id boolean constraint work_order_settings_pkey primary key default true
    constraint work_order_settings_id_check check (id),
  approval_limit_cents bigint
    constraint work_order_settings_approval_limit_cents_check check (approval_limit_cents >= 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into work_order_settings (approval_limit_cents) values (100000);

create table work_orders (
  id uuid constraint work_orders_pkey primary key,
  number integer not null constraint work_orders_number_key unique
    constraint work_orders_number_check check (number >= 1),
  request_id uuid not null constraint work_orders_request_id_fkey references maintenance_requests,
  vendor_id uuid not null constraint work_orders_vendor_id_fkey references vendors,
  -- The person of the office whom the vendor calls.
  sent_by uuid not null constraint work_orders_sent_by_fkey references users,
  status text not null default 'sent' constraint work_orders_status_check
    check (status in ('sent', 'accepted', 'finished', 'invoiced', 'closed', 'declined', 'cancelled')),
  scope text not null constraint work_orders_scope_check check (btrim(scope) <> ''),
  -- The times that the office offers: [{"from": …, "to": …}].
  offered jsonb not null default '[]' constraint work_orders_offered_check check (jsonb_typeof(offered) = 'array'),
  -- The time of the visit that was proposed last, by whom, and when the others agreed.
  visit_from timestamptz,
  visit_to timestamptz,
  visit_by text constraint work_orders_visit_by_check check (visit_by in ('office', 'vendor', 'resident')),
  visit_note text,
  visit_confirmed_at timestamptz,
  estimate_cents bigint constraint work_orders_estimate_cents_check check (estimate_cents >= 0),
  approved_cents bigint constraint work_orders_approved_cents_check check (approved_cents >= 0),
  approved_by uuid constraint work_orders_approved_by_fkey references users,
  invoice_cents bigint constraint work_orders_invoice_cents_check check (invoice_cents >= 0),
  invoice_number text,
  -- The vendor's reason for declining, or their words about the finished work.
  vendor_note text,
  -- Why the office returned the invoice or cancelled the order.
  office_note text,
  answered_at timestamptz,
  finished_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint work_orders_visit_check check ((visit_from is null) = (visit_to is null)
    and (visit_from is null) = (visit_by is null) and visit_to > visit_from
    and (visit_confirmed_at is null or visit_from is not null)),
  constraint work_orders_approved_check check ((approved_cents is null) = (approved_by is null)),
  constraint work_orders_ended_check check ((ended_at is null) = (status not in ('closed', 'declined', 'cancelled')))
);
create unique index work_orders_open on work_orders (request_id)
  where status in ('sent', 'accepted', 'finished', 'invoiced');
create index work_orders_request on work_orders (request_id, created_at desc);
create index work_orders_vendor on work_orders (vendor_id, created_at desc);

-- The order itself as a PDF, the vendor's photos and the vendor's invoice.
create table work_order_files (
  id uuid constraint work_order_files_pkey primary key,
  work_order_id uuid not null constraint work_order_files_work_order_id_fkey references work_orders,
  kind text not null constraint work_order_files_kind_check check (kind in ('order', 'photo', 'invoice')),
  file_id uuid not null constraint work_order_files_file_id_fkey references files,
  thumbnail_id uuid constraint work_order_files_thumbnail_id_fkey references files,
  created_at timestamptz not null default now(),
  constraint work_order_files_thumbnail_check check ((kind = 'photo') = (thumbnail_id is not null))
);
create index work_order_files_order on work_order_files (work_order_id, created_at, id);
create index work_order_files_file on work_order_files (file_id);
create index work_order_files_thumbnail on work_order_files (thumbnail_id);

-- The photos of the request that the office sends with the order.
create table work_order_photos (
  work_order_id uuid not null constraint work_order_photos_work_order_id_fkey references work_orders,
  photo_id uuid not null constraint work_order_photos_photo_id_fkey references request_photos on delete cascade,
  constraint work_order_photos_pkey primary key (work_order_id, photo_id)
);
create index work_order_photos_photo on work_order_photos (photo_id);

-- The links by which vendors answer, one for each e-mail. All end with the order, and when its e-mail is sent again.
create table work_order_links (
  id uuid constraint work_order_links_pkey primary key,
  work_order_id uuid not null constraint work_order_links_work_order_id_fkey references work_orders,
  token_hash text not null constraint work_order_links_token_hash_key unique,
  sent_to text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index work_order_links_order on work_order_links (work_order_id);

-- A resident confirms a visit by a link of an e-mail.
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check
  check (kind in ('reset', 'invite', 'sign-in-email', 'primary-email', 'secondary-email', 'confirmation', 'visit'));
drop index one_time_tokens_unused;
create unique index one_time_tokens_unused on one_time_tokens (user_id, kind)
  where used_at is null and kind not in ('confirmation', 'visit');

alter table maintenance_requests drop constraint maintenance_requests_waiting_on_reason_code_check;
alter table maintenance_requests add constraint maintenance_requests_waiting_on_reason_code_check
  check (waiting_on_reason_code in ('assign', 'start_work', 'finish_work', 'explain_hold', 'confirm_fix',
    'visit_time_proposed', 'completed', 'confirmed', 'closed_without_answer', 'cancelled', 'answer_order', 'answer_visit',
    'confirm_visit', 'arrange_visit', 'approve_estimate', 'do_order', 'send_invoice', 'check_invoice', 'find_vendor',
    'complete_request'));
