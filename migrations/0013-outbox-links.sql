-- Who makes the secret link of a letter when it goes out; nobody's own words can name one.
alter table mail_outbox add column link_maker text;
-- Wrong passwords in a row are counted with the other throttles, also for addresses that no account has.
alter table users drop column failures_in_a_row;
