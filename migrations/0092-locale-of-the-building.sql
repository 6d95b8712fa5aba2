-- How texts of the building write money, measures and dates. The defaults are what every installation had until now.
alter table building
  -- ISO 3166-1. With the language of the reader it is the locale of numbers, dates and addresses.
  add column country_code text not null default 'CA'
    constraint building_country_code_check check (country_code ~ '^[A-Z]{2}$'),
  -- ISO 4217.
  add column currency text not null default 'CAD'
    constraint building_currency_check check (currency ~ '^[A-Z]{3}$'),
  -- How many of its smallest units, in which money is stored, are one: 1 for JPY, 100 for CAD, 1000 for KWD.
  add column currency_scale integer not null default 100
    constraint building_currency_scale_check check (currency_scale in (1, 10, 100, 1000, 10000)),
  add column area_unit text not null default 'sqft'
    constraint building_area_unit_check check (area_unit in ('sqft', 'm2')),
  add column weight_unit text not null default 'lb'
    constraint building_weight_unit_check check (weight_unit in ('lb', 'kg')),
  -- The first day of a week in calendars: 1 is Monday, 7 is Sunday.
  add column week_start smallint not null default 7
    constraint building_week_start_check check (week_start in (1, 6, 7));

-- Whether an amount of money is stored; then another scale would change what it means.
create function has_amounts() returns boolean
language sql stable set search_path from current
as $$
  select exists (select from units
      where coalesce(monthly_maintenance_cents, purchase_price_cents, current_value_cents) is not null)
    or exists (select from listings)
    or exists (select from payment_entries)
    or exists (select from maintenance_requests where coalesce(estimated_cost_cents, cost_cents) is not null)
    or exists (select from maintenance_parts where cost_cents is not null)
    or exists (select from work_orders where coalesce(estimate_cents, approved_cents, invoice_cents) is not null)
$$;
