-- Booleans and snake_case values; the API keeps its own spelling (src/modules/units/database-values.ts).
create function snake_case(title text) returns text
language sql immutable set search_path from current
as $$ select lower(replace(title, ' ', '_')) $$;

alter table units
  drop constraint units_category_check,
  drop constraint units_status_check,
  drop constraint units_balcony_check,
  drop constraint units_alarm_system_check,
  drop constraint units_hvac_type_check,
  drop constraint units_lock_type_check,
  alter column category drop default,
  alter column status drop default,
  alter column balcony drop default,
  alter column alarm_system drop default,
  alter column hvac_type drop default,
  alter column lock_type drop default;
alter table units
  alter column category type text using snake_case(category),
  alter column status type text using snake_case(status),
  alter column balcony type boolean using balcony = 'Yes',
  alter column alarm_system type text using snake_case(alarm_system),
  alter column hvac_type type text using snake_case(hvac_type),
  alter column lock_type type text using snake_case(lock_type);
alter table units
  alter column category set default 'residential',
  alter column status set default 'vacant',
  alter column balcony set default false,
  alter column alarm_system set default 'no',
  alter column hvac_type set default 'central_air',
  alter column lock_type set default 'mechanical',
  add constraint units_category_known check (category in ('residential', 'commercial')),
  add constraint units_status_known check (status in ('occupied', 'vacant', 'under_renovation', 'reserved', 'for_sale')),
  add constraint units_alarm_system_known check (alarm_system in ('yes', 'no', 'monitored')),
  add constraint units_hvac_type_known check (hvac_type in (
    'central_air', 'split_system', 'window_units', 'baseboard_heating', 'radiant_floor_heating', 'heat_pump',
    'individual_units', 'none')),
  add constraint units_lock_type_known check (lock_type in ('mechanical', 'electronic', 'keypad', 'biometric'));

-- What undoing an import writes back.
update import_rows set before = before || (
  select coalesce(jsonb_object_agg(key,
    case key when 'balcony' then to_jsonb(value = 'Yes') else to_jsonb(snake_case(value)) end), '{}')
  from jsonb_each_text(before)
  where key in ('category', 'status', 'balcony', 'alarm_system', 'hvac_type', 'lock_type') and value is not null)
where table_name = 'units' and before is not null;

drop function snake_case(text);
