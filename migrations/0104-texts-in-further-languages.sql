-- Announcements, their templates and the descriptions of pictures had columns for French. What is written in a further
-- language is now stored by its code, so that another language needs no migration.
create function texts_in_further_languages(translations jsonb) returns text
language sql immutable parallel safe set search_path from current
as $$ select string_agg(value #>> '{}', ' ') from jsonb_path_query(translations, '$.*.*') as value $$;

alter table announcements add column translations jsonb not null default '{}';
update announcements set translations = jsonb_build_object('fr', jsonb_build_object('title', title_fr, 'body', body_fr))
  where title_fr is not null;
alter table announcements drop column search;
alter table announcements drop column title_fr, drop column body_fr;
alter table announcements add constraint announcements_translations_check check (
  jsonb_typeof(translations) = 'object'
  and not jsonb_path_exists(translations, '$.* ? (!(@.title like_regex "\\S") || !(@.body like_regex "\\S"))'));
alter table announcements add column search text generated always as
  (searchable(title, body, replace(category, '_', ' '), texts_in_further_languages(translations))) stored;
create index announcements_search on announcements using gin (search public.gin_trgm_ops);

alter table announcement_templates add column translations jsonb not null default '{}';
update announcement_templates
  set translations = jsonb_build_object('fr', jsonb_build_object('title', title_fr, 'body', body_fr))
  where title_fr is not null;
alter table announcement_templates drop column title_fr, drop column body_fr;
alter table announcement_templates add constraint announcement_templates_translations_check check (
  jsonb_typeof(translations) = 'object'
  and not jsonb_path_exists(translations, '$.* ? (!(@.title like_regex "\\S") || !(@.body like_regex "\\S"))'));

alter table photos add column alt_translations jsonb not null default '{}';
update photos set alt_translations = jsonb_build_object('fr', alt_fr) where alt_fr is not null;
alter table photos drop column alt_fr;
alter table photos add constraint photos_alt_translations_check check (
  jsonb_typeof(alt_translations) = 'object'
  and not jsonb_path_exists(alt_translations, '$.* ? (!(@ like_regex "\\S"))'));
