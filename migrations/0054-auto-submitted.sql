-- What a program writes says so in its head (RFC 3834), so that no other program answers it.
alter table mail_outbox
  add column auto_submitted text not null default 'auto-generated'
    check (auto_submitted in ('auto-generated', 'auto-replied', 'no'));
