-- The region whose public holidays the office chose, as an ISO 3166-2 code such as DE-BY, or the code of the country for those
-- that all of it has. Null while nobody chose one: the address names it then.
alter table building add column holiday_region text
  constraint building_holiday_region_check check (holiday_region ~ '^[A-Z]{2}(-[A-Z0-9]{1,10})?$');
