-- The members of the household whose access a move out ended, and how they signed in, until it can no longer be undone.
alter table move_residents add column ended_members jsonb;

-- A lock without a keypad has no code to set.
delete from move_steps s using moves m
where m.id = s.move_id and s.key = 'new_door_code' and s.done_at is null
  and not exists (
    select from units u where u.id in (m.unit_id, m.to_unit_id)
      and (u.lock_type in ('keypad', 'electronic') or u.keypad_code_sealed is not null));
