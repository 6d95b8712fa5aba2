-- Whose move it is tells the office from the person who does the work.
alter table maintenance_requests drop constraint maintenance_requests_whose_move_check;
update maintenance_requests set whose_move = case when assigned_to is null then 'office' else 'staff' end
  where whose_move = 'ours';
alter table maintenance_requests alter column whose_move set default 'office';
alter table maintenance_requests add constraint maintenance_requests_whose_move_check
  check (whose_move in ('office', 'staff', 'vendor', 'resident', 'parts', 'nobody'));

alter table maintenance_requests
  -- The clock that the promise runs by, and from when on it is near.
  add column promise_clock text check (promise_clock in ('always', 'business')),
  add column near_at timestamptz,
  -- When the pause is expected to end.
  add column paused_until timestamptz,
  -- The pauses that are over, as [{"from": …, "to": …}].
  add column pauses jsonb not null default '[]' check (jsonb_typeof(pauses) = 'array'),
  -- Whether the resident said that it is mended, or said nothing for so long that it counts as said.
  add column confirmed_how text check (confirmed_how in ('resident', 'silence'));

update maintenance_requests r set
  promise_clock = coalesce(
    (select clock from promise_times t where t.priority = r.priority and (t.category = r.category or t.category is null)
      order by t.category nulls last limit 1), 'always'),
  near_at = created_at + (promised_at - created_at) * 0.75
  where promised_at is not null;
update maintenance_requests set confirmed_how = 'resident' where confirmed_at is not null;

alter table maintenance_requests
  add constraint maintenance_requests_promise check (
    (promised_at is null) = (promise_clock is null) and (promised_at is null) = (near_at is null)),
  add constraint maintenance_requests_pause_end check (paused_until is null or paused_at is not null),
  add constraint maintenance_requests_confirmed_how check ((confirmed_at is null) = (confirmed_how is null));
create index maintenance_requests_unanswered on maintenance_requests (completed_at)
  where status = 'completed' and confirmed_at is null;

-- What a letter's link opens: one answer about one completion of one request. Only the token's hash is stored.
create table confirmation_links (
  id uuid primary key,
  request_id uuid not null references maintenance_requests,
  completed_at timestamptz not null,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);
create index confirmation_links_request on confirmation_links (request_id);
create index confirmation_links_age on confirmation_links (created_at);

-- Letters that go out once a day: the day of the building on which each was dealt with.
create table daily_letters (
  kind text not null,
  day date not null,
  late integer not null check (late >= 0),
  created_at timestamptz not null default now(),
  primary key (kind, day)
);
