-- The mail server that accepted an e-mail, as host:port; null for one that was written to a file, and for those of earlier versions.
alter table mail_outbox add column accepted_by text;
