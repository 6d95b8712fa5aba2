-- After how many seconds the garage doors close by themselves; null while nobody entered it, or without garage doors. Residents of
-- every building read 30 seconds until now, so buildings that exist keep that.
alter table building add column garage_seconds integer
  constraint building_garage_seconds_check check (garage_seconds between 1 and 600);
update building set garage_seconds = 30;
