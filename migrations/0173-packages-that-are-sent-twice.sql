-- Who takes in a package makes this key for it once. A package that is sent again, because the answer was lost, is the same one: also
-- days later, and when another person is signed in at the device.
alter table packages add column intake_key text;
alter table packages add constraint packages_intake_key_check check (length(intake_key) between 16 and 64);
create unique index packages_intake_key on packages (intake_key) where intake_key is not null;
