-- An e-mail that is not needed any more is withdrawn, which is not a failure.
alter table mail_outbox drop constraint mail_outbox_status_check;
alter table mail_outbox add constraint mail_outbox_status_check check (status in ('queued', 'sent', 'failed', 'withdrawn'));
