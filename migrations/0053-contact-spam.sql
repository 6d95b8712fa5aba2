-- What a program wrote through the contact form: since when it is filed as spam. `open_since` is when the office said that
-- it is none; the answer is promised from then on.
alter table contact_messages add column spam_at timestamptz;
alter table contact_messages add column open_since timestamptz;
create index contact_messages_spam on contact_messages (spam_at) where spam_at is not null;
