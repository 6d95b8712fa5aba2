-- Few e-mails bounce; they are counted and listed without reading the others.
create index mail_outbox_bounced on mail_outbox (created_at desc, id desc) where bounced_at is not null;
