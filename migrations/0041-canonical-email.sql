-- The form of a sign-in address that look-ups, uniqueness and throttles compare. The program makes it (canonicalEmail in
-- src/platform/email-address.ts); the database never folds case by itself. Here, once, for addresses in plain ASCII, where both agree.
alter table users add column email_canonical text;
do $$
begin
  if exists (select from users where email ~ '[^ -~]' and deleted_at is null) then
    raise exception 'Change the sign-in addresses with letters beyond a-z first; this version compares them in a way the database cannot compute.';
  end if;
end
$$;
update users set email_canonical = lower(rtrim(email, '.') collate "C");
alter table users alter column email_canonical set not null;
alter table users add constraint users_email_canonical_length check (length(email_canonical) between 3 and 320);
drop index users_email;
-- A deleted person's address is free again.
create unique index users_email on users (email_canonical) where deleted_at is null;
-- Counters are kept by account from now on.
delete from throttle_counters where kind in ('sign-in', 'sign-in-row', 'forgot');
