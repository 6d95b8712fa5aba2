-- A ledger: a charge raises what a resident owes, a payment lowers it, and a counter entry reverses one of them.
create table payment_entries (
  id uuid constraint payment_entries_pkey primary key,
  resident_id uuid not null constraint payment_entries_resident_id_fkey references residents,
  unit_id uuid constraint payment_entries_unit_id_fkey references units,
  kind text not null constraint payment_entries_kind_check check (kind in ('charge', 'payment', 'counter')),
  -- The description: Rent, Maintenance fee, Parking, Key replacement …
  type text not null constraint payment_entries_type_check check (btrim(type) <> ''),
  -- The due day of a charge, or the day a payment was received.
  date date not null,
  -- Always positive; the kind determines the sign.
  amount_cents bigint not null constraint payment_entries_amount_cents_check check (amount_cents > 0),
  method text constraint payment_entries_method_check
    check (method in ('pre_authorised', 'e_transfer', 'cheque', 'card', 'cash')),
  memo text not null default '',
  reverses uuid constraint payment_entries_reverses_key unique
    constraint payment_entries_reverses_fkey references payment_entries,
  entered_by uuid not null constraint payment_entries_entered_by_fkey references users,
  created_at timestamptz not null default now(),
  constraint payment_entries_counter_check check ((kind = 'counter') = (reverses is not null)),
  constraint payment_entries_other_entry_check check (reverses <> id),
  constraint payment_entries_payment_method_check check (kind = 'payment' or method is null)
);
create index payment_entries_resident on payment_entries (resident_id, date desc, id desc);
create trigger payment_entries_append_only before update or delete or truncate on payment_entries
  for each statement execute function reject_history_change();

-- A counter entry reverses the whole amount of one charge or payment of the same resident.
create function reject_wrong_counter_entry() returns trigger
language plpgsql set search_path from current
as $$
begin
  if not exists (select from payment_entries reversed where reversed.id = new.reverses and reversed.kind <> 'counter'
      and reversed.resident_id = new.resident_id and reversed.amount_cents = new.amount_cents) then
    raise exception 'A counter entry reverses the whole amount of one charge or payment of the same resident'
      using errcode = 'check_violation', constraint = 'payment_entries_counter', table = 'payment_entries';
  end if;
  return null;
end
$$;
create constraint trigger payment_entries_counter after insert on payment_entries
  for each row when (new.kind = 'counter') execute function reject_wrong_counter_entry();
