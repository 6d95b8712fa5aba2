-- The e-mail and the text message about an alert have a link that takes it without signing in.
alter table one_time_tokens drop constraint one_time_tokens_kind_check;
alter table one_time_tokens add constraint one_time_tokens_kind_check
  check (kind in ('reset', 'invite', 'sign-in-email', 'primary-email', 'secondary-email', 'confirmation', 'visit', 'alert'));
drop index one_time_tokens_unused;
create unique index one_time_tokens_unused on one_time_tokens (user_id, kind)
  where used_at is null and kind not in ('confirmation', 'visit', 'alert');

-- The alert of which a notification tells.
alter table notifications add column alert_id uuid
  constraint notifications_alert_id_fkey references alerts on delete cascade;
create index notifications_alert on notifications (alert_id) where alert_id is not null;
