-- The languages that the building offers to visitors and residents, the default one first. Until now every building offered those two.
alter table building
  add column languages text[] not null default '{en,fr}',
  add constraint building_languages_check check (
    cardinality(languages) between 1 and 20
    and array_position(languages, null) is null
    and ' ' || array_to_string(languages, ' ') ~ '^( [a-z]{2,3}(-[A-Za-z0-9]{2,8})*)+$'
  );
