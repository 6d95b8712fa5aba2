-- A delivery that failed is recorded for the office; the program tries it again.
alter table announcements
  add column delivery_failures integer not null default 0,
  add column delivery_failed_at timestamptz,
  add constraint announcements_delivery_failures_check
    check (delivery_failures >= 0 and (delivery_failures > 0) = (delivery_failed_at is not null));
