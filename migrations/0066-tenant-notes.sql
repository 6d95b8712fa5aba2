-- The office's notes about a resident, one row each. tenants.notes remains for text without an author.
create table tenant_notes (
  id uuid constraint tenant_notes_pkey primary key,
  tenant_id uuid not null constraint tenant_notes_tenant_id_fkey references tenants,
  note text not null,
  -- Null where only the name of the author is known.
  created_by uuid constraint tenant_notes_created_by_fkey references users,
  -- The author's name at that time.
  author_name text not null constraint tenant_notes_author_name_check check (btrim(author_name) <> ''),
  created_at timestamptz not null default now()
);
create index tenant_notes_tenant on tenant_notes (tenant_id, created_at, id);

-- Notes were appended to the text as '2026-01-31T10:00:00.000Z - Name: text', separated by blank lines.
with parts as (
  select t.id as tenant_id, part.text, part.place,
    regexp_match(part.text, '^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) - ([^:\n]{1,200}): (.*)$') as found
  from tenants t
    cross join lateral regexp_split_to_table(t.notes, '\n\n(?=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z - [^:\n]{1,200}: )')
      with ordinality as part (text, place)
), in_order as (
  -- Text whose times do not ascend was edited by somebody; it stays as it is.
  select tenant_id from parts
  where found is not null and btrim(found[2]) <> ''
  group by tenant_id
  having array_agg(found[1] order by place) = array_agg(found[1] order by found[1], place)
    and count(distinct found[1]) = count(*)
), moved as (
  insert into tenant_notes (id, tenant_id, note, created_by, author_name, created_at)
  select gen_random_uuid(), p.tenant_id, p.found[3],
    (select (array_agg(u.id))[1] from users u where u.role <> 'tenant'
      and btrim(u.first_name || ' ' || u.last_name) = p.found[2] having count(*) = 1),
    p.found[2], p.found[1]::timestamptz
  from parts p join in_order using (tenant_id)
  where p.found is not null
  returning tenant_id
)
update tenants t set notes = coalesce((select p.text from parts p where p.tenant_id = t.id and p.place = 1 and p.found is null), '')
where t.id in (select tenant_id from moved);
