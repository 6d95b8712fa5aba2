-- A resident who has left the last home no longer waits for a stall or locker. One who lives here again from the instant of
-- that end on, because the move was undone, waits again. Deferred, because a transfer ends one home and begins another.
create function sync_waiting_list_of_home() returns trigger
language plpgsql set search_path from current
as $$
begin
  if not exists (select from assignments a where a.resident_id = new.resident_id and a.ended_at is null) then
    update asset_waiting_list set ended_at = greatest(joined_at, new.ended_at)
    where resident_id = new.resident_id and ended_at is null;
  elsif new.ended_at is null then
    update asset_waiting_list w set ended_at = null
    where w.resident_id = new.resident_id and w.asset_id is null and w.ended_at = new.started_at
      and not exists (
        select from asset_waiting_list o where o.resident_id = w.resident_id and o.kind = w.kind and o.ended_at is null);
  end if;
  return null;
end
$$;
create constraint trigger assignments_waiting_list after insert or update of ended_at on assignments
  deferrable initially deferred for each row execute function sync_waiting_list_of_home();
create index asset_waiting_list_resident on asset_waiting_list (resident_id, ended_at);

update asset_waiting_list w set ended_at = greatest(joined_at, now())
where ended_at is null
  and exists (select from assignments a where a.resident_id = w.resident_id)
  and not exists (select from assignments a where a.resident_id = w.resident_id and a.ended_at is null);
