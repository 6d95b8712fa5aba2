-- A visit of a person who worked on a request: what was done is a note, the time is in minutes.
create table maintenance_visits (
  id uuid constraint maintenance_visits_pkey primary key,
  request_id uuid not null constraint maintenance_visits_request_id_fkey references maintenance_requests,
  visited_by uuid not null constraint maintenance_visits_visited_by_fkey references users,
  note_id uuid not null constraint maintenance_visits_note_id_fkey references maintenance_notes,
  -- Null when nobody entered it.
  minutes integer constraint maintenance_visits_minutes_check check (minutes between 0 and 1440),
  needs_second_visit boolean not null default false,
  created_at timestamptz not null default now()
);
create index maintenance_visits_request on maintenance_visits (request_id, created_at, id);

-- The parts that a visit used, in the order they were entered.
create table maintenance_parts (
  id uuid constraint maintenance_parts_pkey primary key,
  visit_id uuid not null constraint maintenance_parts_visit_id_fkey references maintenance_visits on delete cascade,
  position integer not null constraint maintenance_parts_position_check check (position >= 0),
  name text not null constraint maintenance_parts_name_check check (btrim(name) <> ''),
  quantity integer not null constraint maintenance_parts_quantity_check check (quantity between 1 and 999),
  -- What all of them cost together; null when nobody entered it.
  cost_cents bigint constraint maintenance_parts_cost_cents_check check (cost_cents >= 0),
  constraint maintenance_parts_position_key unique (visit_id, position)
);
