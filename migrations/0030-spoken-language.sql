-- What somebody chose to read; null until they do.
alter table users alter column language drop not null, alter column language drop default;
alter table users drop constraint users_language_check;
update users set language = null;
alter table users add check (language in ('en', 'fr'));
