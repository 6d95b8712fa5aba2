-- A call of a step can stay in the building, such as the intercom of a cabin. It is made in a drill too.
alter table incident_steps add column is_inside boolean not null default false;
update incident_steps set is_inside = true where call = 'Intercom of the cabin';
