-- The languages are listed in `src/platform/language/registry.ts` only, so that a further one needs no migration.
alter table users drop constraint users_language_check,
  add constraint users_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
alter table page_contents drop constraint page_contents_language_check,
  add constraint page_contents_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
alter table vendors drop constraint vendors_language_check,
  add constraint vendors_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
alter table planned_household_members drop constraint planned_household_members_language_check,
  add constraint planned_household_members_language_check check (language ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
