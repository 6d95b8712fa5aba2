-- One row: when recipients are reminded of what waits at the front desk, and when it goes back. Days after the arrival.
create table package_rules (
  id uuid constraint package_rules_pkey primary key
    constraint package_rules_id_check check (id = '00000000-0000-7000-8000-000000000001'),
  -- The days of the reminders, and of those of what must stay cold; none of them reminds no one.
  remind_after integer[] not null
    constraint package_rules_remind_after_check check (cardinality(remind_after) <= 5),
  remind_perishable_after integer[] not null
    constraint package_rules_remind_perishable_after_check check (cardinality(remind_perishable_after) <= 5),
  -- From which day a package is overdue: the desk looks for its recipient.
  overdue_after integer not null constraint package_rules_overdue_after_check check (overdue_after between 1 and 60),
  -- From which day a package may go back, and one that must stay cold.
  return_after integer not null constraint package_rules_return_after_check check (return_after between 1 and 90),
  return_perishable_after integer not null
    constraint package_rules_return_perishable_after_check check (return_perishable_after between 1 and 90),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into package_rules (id, remind_after, remind_perishable_after, overdue_after, return_after, return_perishable_after)
values ('00000000-0000-7000-8000-000000000001', array[2, 5, 9], array[1, 2], 5, 14, 3);
