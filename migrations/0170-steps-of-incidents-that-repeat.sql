-- A step of a script can repeat, such as calling the cabin of an elevator. It is due again so many minutes after each time.
alter table incident_steps add column repeat_minutes integer;
alter table incident_steps add constraint incident_steps_repeat_minutes_check check (repeat_minutes between 1 and 1440);

-- The times at which a repeating step was done. The step itself is done when it is not repeated any more.
create table incident_step_times (
  id uuid constraint incident_step_times_pkey primary key,
  step_id uuid not null constraint incident_step_times_step_id_fkey references incident_steps on delete cascade,
  done_at timestamptz not null,
  done_by uuid not null constraint incident_step_times_done_by_fkey references users,
  note text not null default '' constraint incident_step_times_note_check check (length(note) <= 500)
);
create index incident_step_times_step on incident_step_times (step_id, done_at);
