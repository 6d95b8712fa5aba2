// One hand-written statement for each call that `bench/larger-building.ts` measures. It returns the same rows.

const request = `
  select r.id, r.number, r.title, r.description, r.priority, r.status, r.category, r.place_kind, r.place_name, r.unit_id,
    u.unit_number, u.floor, r.resident_id, t.full_name, coalesce(t.phone_primary, tu.phone) as phone,
    tu.first_name as resident_first_name, tu.last_name as resident_last_name, r.assigned_to,
    a.first_name as assignee_first_name, a.last_name as assignee_last_name, a.role, r.estimated_cost_cents, r.cost_cents,
    r.scheduled_date, r.due_at, r.sla_clock, r.due_soon_at, r.vendor_id, v.name as vendor, r.waiting_on,
    r.waiting_on_reason, r.waiting_on_reason_code, r.waiting_on_since, r.paused_at, r.paused_until, r.paused_minutes,
    r.entry_permission, r.entry_windows, r.pets_note, r.completed_at, r.confirmed_at, r.confirmed_how, r.created_at,
    r.updated_at, r.version`
const people = `
  left join units u on u.id = r.unit_id
  left join residents t on t.id = r.resident_id
  left join users tu on tu.id = t.user_id
  left join users a on a.id = r.assigned_to
  left join vendors v on v.id = r.vendor_id`
const matching = 'status = any($1::text[]) and priority = $2'

/** $1: the statuses; $2: the priority. */
export const pageStatement = `${request},
    (select count(*)::int from maintenance_requests where ${matching}) as total
  from maintenance_requests r ${people} where r.${matching.replace('priority', 'r.priority')}
  order by r.created_at desc, r.id desc limit 20`

/** $1: the id. */
export const recordStatement = `${request} from maintenance_requests r ${people} where r.id = $1`

/** Puts a request on hold, or resumes it. $1: the id; $2: the account of the author; $3: the author's own note. */
export const changeStatement = `
  with before as (
    select id, status, case status when 'on_hold' then 'in_progress' else 'on_hold' end as next
    from maintenance_requests where id = $1 for update
  ), r as (
    update maintenance_requests set status = next, paused_at = null, paused_until = null, completed_at = null,
      confirmed_at = null, confirmed_how = null, updated_at = now(), version = version + 1
    from before where maintenance_requests.id = before.id returning maintenance_requests.*
  ), noted as (
    insert into maintenance_notes (id, request_id, created_by, note, is_status_update, previous_status, new_status, created_at)
    select gen_random_uuid(), id, $2::uuid, 'Status changed', true, before.status, next, now() from before
    union all select gen_random_uuid(), id, $2::uuid, $3, false, null, null, now() from before
  ), logged as (
    insert into audit_log (id, at, by, action, record_type, record_id, about, before, after)
    select gen_random_uuid(), now(), $2::uuid, 'moved', 'maintenance', before.id, array[before.id],
      jsonb_build_object('status', before.status), jsonb_build_object('status', next) from before
  )
  ${request}, pg_notify('changed', '{"topic":"maintenance"}') from r ${people}`

/** All units with their residents and the number of their open requests. */
export const unitsStatement = `
  select u.*, people.list as tenants, coalesce(open.count, 0) as open_requests
  from units u
  left join (
    select a.unit_id, json_agg(json_build_object('id', t.id, 'fullName', t.full_name, 'tenantType', t.resident_type,
      'residenceType', a.residence_type, 'rank', a.rank, 'phoneNumber', t.phone_primary, 'user', json_build_object(
        'firstName', p.first_name, 'lastName', p.last_name, 'email', p.email, 'phone', p.phone))) as list
    from assignments a join residents t on t.id = a.resident_id join users p on p.id = t.user_id
    where a.ended_at is null group by a.unit_id
  ) people on people.unit_id = u.id
  left join (
    select unit_id, count(*)::int as count from maintenance_requests
    where status in ('pending', 'assigned', 'in_progress', 'on_hold') group by unit_id
  ) open on open.unit_id = u.id
  where $1::int is not null order by u.floor, u.unit_number`

/** $1: the address. Reads the account and stores a session; the caller verifies the password. */
export const signInStatement = `
  with account as (select id, password_hash from users where email_canonical = $1),
    session as (
      insert into sessions (id, user_id, token_hash, created_at, last_active_at, expires_at)
      select gen_random_uuid(), id, md5(random()::text) || md5(random()::text), now(), now(), now() + interval '1 hour' from account
    )
  select id, password_hash from account`
