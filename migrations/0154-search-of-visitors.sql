-- The desk searches visitors who have left by name, firm and badge.
alter table visitor_stays add column search text generated always as (searchable(full_name, firm, badge)) stored;
create index visitor_stays_search on visitor_stays using gin (search public.gin_trgm_ops);
create index visitor_stays_left on visitor_stays (arrived_at desc, id desc) where status = 'left';
