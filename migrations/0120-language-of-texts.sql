-- The language of the text in its own columns: the default one of the building when it was written. Until now it was English.
-- Its translations are by language beside it.
alter table announcements add column language text not null default 'en'
  constraint announcements_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
alter table announcement_templates add column language text not null default 'en'
  constraint announcement_templates_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
alter table photos add column alt_language text not null default 'en'
  constraint photos_alt_language_check check (alt_language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
