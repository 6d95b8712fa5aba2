-- Telephone numbers of any country: E.164, with an extension as in RFC 3966 (+14165550100;ext=12).

-- The country of numbers without one, with the code after + and the prefix of a call within the country.
alter table building
  add column phone_country text not null default 'CA'
    constraint building_phone_country_check check (phone_country ~ '^[A-Z]{2}$'),
  add column phone_calling_code text not null default '1'
    constraint building_phone_calling_code_check check (phone_calling_code ~ '^[1-9][0-9]{0,2}$'),
  add column phone_trunk_prefix text not null default ''
    constraint building_phone_trunk_prefix_check check (phone_trunk_prefix ~ '^[0-9]{0,3}$');

alter table users drop constraint users_phone_check;
alter table residents
  drop constraint residents_phone_primary_check,
  drop constraint residents_phone_secondary_check,
  drop constraint residents_emergency_contact_phone_check;
alter table vendors drop constraint vendors_phone_check;

-- Until now every number had ten digits and belonged to a country of +1.
update users set phone = '+1' || phone where phone is not null;
update vendors set phone = '+1' || phone where phone is not null;
update residents set phone_primary = '+1' || phone_primary, phone_secondary = '+1' || phone_secondary,
    emergency_contact_phone = '+1' || emergency_contact_phone
  where coalesce(phone_primary, phone_secondary, emergency_contact_phone) is not null;

alter table users add constraint users_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}(;ext=[0-9]{1,7})?$');
alter table residents
  add constraint residents_phone_primary_check check (phone_primary ~ '^\+[1-9][0-9]{6,14}(;ext=[0-9]{1,7})?$'),
  add constraint residents_phone_secondary_check check (phone_secondary ~ '^\+[1-9][0-9]{6,14}(;ext=[0-9]{1,7})?$'),
  add constraint residents_emergency_contact_phone_check
    check (emergency_contact_phone ~ '^\+[1-9][0-9]{6,14}(;ext=[0-9]{1,7})?$');
alter table vendors add constraint vendors_phone_check check (phone ~ '^\+[1-9][0-9]{6,14}(;ext=[0-9]{1,7})?$');

-- The office typed its own numbers freely; one that cannot be read stays as it is until the profile is changed.
create function phone_with_country(typed text) returns text
language sql immutable parallel safe set search_path from current
as $$
  select case
    when parts.number ~ '^\s*\+' and length(parts.digits) between 7 and 15 then '+' || parts.digits || parts.ending
    when length(parts.digits) = 10 then '+1' || parts.digits || parts.ending
    when length(parts.digits) = 11 and parts.digits ~ '^1' then '+' || parts.digits || parts.ending
    else typed end
  from (
    select number, regexp_replace(number, '[^0-9]', '', 'g') as digits,
      coalesce(';ext=' || substring(typed from '(?:x|ext)\.?\s*([0-9]{1,6})\s*$'), '') as ending
    from regexp_replace(typed, '\s*(?:x|ext)\.?\s*[0-9]{1,6}\s*$', '', 'i') as number
  ) parts
$$;
update building set office_phone = phone_with_country(office_phone), security_phone = phone_with_country(security_phone);
drop function phone_with_country(text);

-- An import can still be undone: the values from before it are written back as they are.
update import_rows set before = before || (
    select jsonb_object_agg(key, '+1' || value) from jsonb_each_text(before)
    where key in ('phone', 'phone_primary', 'phone_secondary', 'emergency_contact_phone') and value ~ '^[0-9]{10}$')
  where exists (select from jsonb_each_text(before)
    where key in ('phone', 'phone_primary', 'phone_secondary', 'emergency_contact_phone') and value ~ '^[0-9]{10}$');
