-- When the resident closed the card about the first days in a home. It counts for a home whose first day is not later.
alter table residents add column first_day_dismissed_at timestamptz;
