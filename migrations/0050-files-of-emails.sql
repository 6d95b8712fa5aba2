-- Stored files that are sent with an e-mail: an object for each with fileId and name, and contentId for a picture that its HTML shows.
alter table mail_outbox add column attachments jsonb not null default '[]'
  constraint mail_outbox_attachments_check check (jsonb_typeof(attachments) = 'array');
