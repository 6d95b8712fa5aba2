-- A ledger: a charge raises what a resident owes, a payment lowers it, a counter entry undoes another entry.
create table payment_entries (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  unit_id uuid references units,
  kind text not null check (kind in ('charge', 'payment', 'counter')),
  -- What it is for: Rent, Maintenance fee, Parking, Key replacement …
  type text not null check (btrim(type) <> ''),
  -- The day a charge is due, a payment was received.
  date date not null,
  amount_cents bigint not null check (amount_cents > 0),
  method text check (method in ('pre_authorised', 'e_transfer', 'cheque', 'card', 'cash')),
  memo text not null default '',
  reverses uuid unique references payment_entries,
  entered_by uuid not null references users,
  created_at timestamptz not null default now(),
  check ((kind = 'counter') = (reverses is not null)),
  check (reverses <> id),
  check (kind = 'payment' or method is null)
);
create index payment_entries_tenant on payment_entries (tenant_id, date desc, id desc);
create trigger payment_entries_grow before update or delete or truncate on payment_entries
  for each statement execute function refuse_change();

-- A counter entry undoes one entry of the same person, whole, and is not undone itself.
create function refuse_wrong_counter() returns trigger
language plpgsql
as $$
begin
  if not exists (select from payment_entries undone where undone.id = new.reverses and undone.kind <> 'counter'
      and undone.tenant_id = new.tenant_id and undone.amount_cents = new.amount_cents) then
    raise exception 'a counter entry undoes one charge or payment of the same person, whole'
      using errcode = 'check_violation', constraint = 'payment_entries_counter', table = 'payment_entries';
  end if;
  return null;
end
$$;
create constraint trigger payment_entries_counter after insert on payment_entries
  for each row when (new.kind = 'counter') execute function refuse_wrong_counter();
