-- A phone without a connection sends its changes again days later, so each key has its own end.
alter table idempotency_keys add column expires_at timestamptz;
update idempotency_keys set expires_at = created_at + interval '1 day';
alter table idempotency_keys alter column expires_at set not null;
alter table idempotency_keys alter column expires_at set default now() + interval '1 day';
create index idempotency_keys_expires on idempotency_keys (expires_at);
drop index idempotency_keys_created;
