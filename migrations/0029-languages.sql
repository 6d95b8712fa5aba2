-- Public pages and pictures tell the same in French; what has no French words yet is shown in English.
alter table page_contents add column language text not null default 'en' check (language in ('en', 'fr'));
alter table page_contents drop constraint page_contents_pkey;
alter table page_contents add primary key (page, language);

alter table photos add column alt_fr text check (btrim(alt_fr) <> '');
