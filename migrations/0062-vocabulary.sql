-- One setting lets an import be undone and a person be erased; it is named after what it allows.
create or replace function refuse_change() returns trigger
language plpgsql
set search_path from current
as $$
begin
  if current_setting('building.allow_history_changes', true) = 'on' then return null; end if;
  raise exception '% only grows: % is not allowed', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end
$$;

create or replace function refuse_forgetting_assignment() returns trigger
language plpgsql
set search_path from current
as $$
begin
  if current_setting('building.allow_history_changes', true) = 'on' then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  if tg_op <> 'UPDATE' then
    raise exception 'assignments are ended, never removed' using errcode = 'restrict_violation';
  end if;
  if old.ended_at is not null or new.unit_id <> old.unit_id or new.tenant_id <> old.tenant_id
     or new.started_at <> old.started_at then
    raise exception 'an assignment that was is not rewritten' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- Requests: who they wait on, and their service level.
alter table maintenance_requests rename column whose_move to waiting_on;
alter table maintenance_requests rename column whose_move_why to waiting_on_reason;
alter table maintenance_requests rename column whose_move_since to waiting_on_since;
alter table maintenance_requests rename column promised_at to due_at;
alter table maintenance_requests rename column promise_clock to sla_clock;
alter table maintenance_requests rename column near_at to due_soon_at;
alter table maintenance_requests rename constraint maintenance_requests_whose_move_check to maintenance_requests_waiting_on_check;
alter table maintenance_requests rename constraint maintenance_requests_promise to maintenance_requests_sla;
alter table maintenance_requests rename constraint maintenance_requests_promise_clock_check to maintenance_requests_sla_clock_check;
alter index maintenance_requests_unanswered rename to maintenance_requests_unconfirmed;

-- The category is 'elevator' as well.
alter table maintenance_requests drop constraint maintenance_requests_place_kind_check;
update maintenance_requests set place_kind = 'elevator' where place_kind = 'lift';
alter table maintenance_requests add constraint maintenance_requests_place_kind_check
  check (place_kind in ('unit', 'common_area', 'elevator', 'stall'));

alter table promise_times rename to sla_targets;
alter table sla_targets rename constraint promise_times_pkey to sla_targets_pkey;
alter table sla_targets rename constraint promise_times_priority_check to sla_targets_priority_check;
alter table sla_targets rename constraint promise_times_within_minutes_check to sla_targets_within_minutes_check;
alter table sla_targets rename constraint promise_times_clock_check to sla_targets_clock_check;
alter table sla_targets rename constraint promise_times_priority_category_key to sla_targets_priority_category_key;

alter table daily_letters rename to daily_emails;
alter table daily_emails rename column late to overdue;
alter table daily_emails rename constraint daily_letters_pkey to daily_emails_pkey;
alter table daily_emails rename constraint daily_letters_late_check to daily_emails_overdue_check;
update daily_emails set kind = 'overdue' where kind = 'late';

-- The outbox.
alter table mail_outbox rename column about_noun to about_type;
alter table mail_outbox rename column link_maker to link_type;
alter table mail_outbox rename column has_foot to has_unsubscribe_link;

-- Whether a person gets announcements by e-mail.
alter table news_by_mail rename to announcement_mail_choices;
alter table announcement_mail_choices rename column wanted to wants_mail;
alter table announcement_mail_choices rename constraint news_by_mail_pkey to announcement_mail_choices_pkey;
alter table announcement_mail_choices rename constraint news_by_mail_user_id_fkey to announcement_mail_choices_user_id_fkey;

alter table backup_plan rename column problem_told_at to problem_notified_at;
alter table erasures rename column holds to retained;

-- The audit log: which type of record an event is about.
alter table audit_log rename column noun to record_type;
alter table audit_log rename constraint audit_log_noun_check to audit_log_record_type_check;
alter index audit_log_noun rename to audit_log_record_type;
alter index audit_log_deed rename to audit_log_action;
alter statistics audit_log_deeds rename to audit_log_actions;

select set_config('building.allow_history_changes', 'on', true);
update audit_log set record_type = 'emails' where record_type = 'letters';
update audit_log set record_type = 'promised times' where record_type = 'promise times';
update audit_log set record_type = 'promised times', action = case action
    when 'promised' then 'added a time' when 'promised anew' then 'changed a time' else 'removed a time' end
  where record_type = 'promises' and action in ('promised', 'promised anew', 'promised no longer');
select set_config('building.allow_history_changes', '', true);

update setting_changes set area = 'sla-targets' where area = 'promises';
