-- A photo is kept before the request it is for is sent; it has a small picture of itself.
alter table request_photos alter column request_id drop not null;
alter table request_photos add column thumbnail_id uuid references files;
update request_photos set thumbnail_id = file_id;
alter table request_photos alter column thumbnail_id set not null;
-- In the order in which they were chosen.
alter table request_photos add column position integer not null default 0;
create index request_photos_request on request_photos (request_id, position, id);
create index request_photos_unused on request_photos (created_at) where request_id is null;
