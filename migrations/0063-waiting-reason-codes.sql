-- Why a request waits: a code for what the program sets, whose text is looked up in the reader's language, or the text that
-- a person wrote.
alter table maintenance_requests add column waiting_on_reason_code text
  constraint maintenance_requests_waiting_on_reason_code_check check (waiting_on_reason_code in (
    'assign', 'start_work', 'finish_work', 'explain_hold', 'confirm_fix', 'visit_time_proposed', 'completed', 'confirmed',
    'closed_without_answer', 'cancelled'));
update maintenance_requests r set waiting_on_reason_code = known.code, waiting_on_reason = null
from (values
  ('Assign somebody', 'assign'),
  ('Start the work', 'start_work'),
  ('Finish the work', 'finish_work'),
  ('Say what it waits for', 'explain_hold'),
  ('Confirm the fix', 'confirm_fix'),
  ('The resident named a time for the visit', 'visit_time_proposed'),
  ('Le résident a proposé un moment pour la visite', 'visit_time_proposed'),
  ('Completed', 'completed'),
  ('Confirmed', 'confirmed'),
  ('Closed without an answer', 'closed_without_answer'),
  ('Cancelled', 'cancelled')) as known (text, code)
where r.waiting_on_reason = known.text;
alter table maintenance_requests add constraint maintenance_requests_one_waiting_on_reason
  check (waiting_on_reason is null or waiting_on_reason_code is null);
