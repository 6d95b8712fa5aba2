-- Every link that can sign somebody in or act as them is a row of one table, so that one statement ends them all.
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens
  add constraint one_time_tokens_kind_check
    check (kind in ('reset', 'invite', 'sign-in-email', 'primary-email', 'secondary-email', 'answer')),
  -- The address the link went to. It opens nothing once its recipient has another one.
  add column sent_to text,
  -- The record the link is about, where it is not the account, and which state of it.
  add column about_id uuid,
  add column about_at timestamptz;
update one_time_tokens t set sent_to = u.email from users u where u.id = t.user_id;
alter table one_time_tokens alter column sent_to set not null;

drop index one_time_tokens_unused;
-- The newest link replaces the older one, except for answers: each is about a request of its own.
create unique index one_time_tokens_unused on one_time_tokens (user_id, kind) where used_at is null and kind <> 'answer';
create index one_time_tokens_user on one_time_tokens (user_id) where used_at is null;

insert into one_time_tokens (id, kind, user_id, token_hash, sent_to, about_id, about_at, created_at, expires_at)
select l.id, 'answer', t.user_id, l.token_hash, coalesce(t.email_primary, u.email), l.request_id, l.completed_at,
  l.created_at, l.created_at + interval '60 days'
from confirmation_links l join maintenance_requests r on r.id = l.request_id
  join tenants t on t.id = r.tenant_id join users u on u.id = t.user_id;
drop table confirmation_links;

-- Addresses that people typed for themselves, until they open the link that was sent there.
create table pending_emails (
  user_id uuid not null references users,
  kind text not null check (kind in ('sign-in', 'primary', 'secondary')),
  email text not null check (email ~ '^[^\s@]+@[^\s@]+$' and length(email) <= 254),
  created_at timestamptz not null default now(),
  primary key (user_id, kind)
);
