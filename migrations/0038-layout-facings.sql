-- A layout keeps its facing table also while no floor has it.
alter table floor_layouts
  add column facings text[] not null default '{}' check (facings <@ array['North', 'East', 'South', 'West']);
update floor_layouts l set facings = coalesce(
  (select f.facings from floors f where f.layout = l.layout and cardinality(f.facings) > 0 order by f.number limit 1), '{}');
