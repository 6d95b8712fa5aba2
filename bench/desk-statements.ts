// One hand-written statement for each call of the front desk that `bench/large-desk.ts` measures. It returns the same data.

/**
 * Takes in a package beside those of the recipient, or on the emptiest shelf. $1: the unit; $2: the recipient; $3: the
 * author.
 */
export const intakeStatement = `
  with place as (
    select coalesce(
      (select place from packages where unit_id = $1 and recipient_id = $2 and done_at is null and direction = 'incoming'
        order by received_at limit 1),
      (select k.name from package_places k where k.kind = 'shelf'
        order by (select count(*) from packages w where w.place = k.name and w.done_at is null), k.position limit 1),
      'Desk') as name
  ), p as (
    insert into packages (id, direction, tracking_number, carrier, unit_id, recipient_id, place, note, received_at, received_by)
    select gen_random_uuid(), 'incoming', null, 'other', $1, $2, place.name, 'measured', now(), $3 from place returning *
  ), logged as (
    insert into audit_log (id, at, by, action, record_type, record_id, about, before, after)
    select gen_random_uuid(), now(), $3::uuid, 'took in', 'packages', p.id, array[p.unit_id, p.recipient_id], null,
      jsonb_build_object('direction', p.direction, 'carrier', p.carrier, 'place', p.place) from p
  )
  select p.id, p.direction, p.status, p.tracking_number, p.carrier, u.id as unit_id, u.unit_number, p.recipient_id,
    t.full_name as recipient, p.place, p.is_perishable, p.is_oversized, p.is_damaged, p.note, p.received_at,
    btrim(b.first_name || ' ' || b.last_name) as received_by, p.notified_at, p.reminders,
    greatest(p.paused_until, (select max(n.last_day) from vacation_notices n where n.user_id = p.recipient_id
      and n.ended_at is null and n.holds_packages and current_date between n.first_day and n.last_day)) as paused_until,
    p.reason, p.done_at, p.handed_to, p.proof, array(select id from package_photos f where f.package_id = p.id) as photos,
    p.version, pg_notify('changed', '{"topic":"packages"}')
  from p join units u on u.id = p.unit_id join users b on b.id = p.received_by left join residents t on t.user_id = p.recipient_id`

/** What a name can mean at the desk. $1: the text in small letters; $2: the day of the building. */
export const searchStatement = `
  select
    (select json_agg(one) from (
      select p.id as user_id, coalesce(t.full_name, btrim(p.first_name || ' ' || p.last_name)) as name, u.id as unit_id,
        u.unit_number, waiting.count, waiting.place, away.last_day, coalesce(away.holds_packages, false) as is_paused,
        array(select x.full_name from authorised_people x where x.user_id = p.id and x.unit_id = u.id and x.ended_at is null) as authorised
      from users p join residents t on t.user_id = p.id
        join assignments a on a.resident_id = t.id and a.ended_at is null join units u on u.id = a.unit_id
        left join lateral (select count(*)::int as count, min(w.place) as place from packages w where w.recipient_id = p.id
          and w.unit_id = u.id and w.done_at is null and w.direction = 'incoming') waiting on true
        left join lateral (select n.last_day, n.holds_packages from vacation_notices n where n.user_id = p.id
          and n.ended_at is null and $2::date between n.first_day and n.last_day limit 1) away on true
      where p.search like '%' || $1 || '%' and p.deleted_at is null
      order by p.search not like $1 || ' %', p.last_name, p.first_name, p.id limit 8) one) as people,
    (select json_agg(one) from (
      select x.id, x.full_name, x.note, x.user_id, t.full_name as name, u.unit_number
      from authorised_people x join residents t on t.user_id = x.user_id join units u on u.id = x.unit_id
      where searchable(x.full_name) like '%' || $1 || '%' and x.ended_at is null
      order by x.full_name limit 4) one) as authorised,
    (select json_agg(one) from (
      select v.id, u.unit_number, h.full_name as host, v.starts_at, v.ends_at,
        (select json_agg(g.full_name order by g.position) from visitor_guests g where g.pass_id = v.id) as guests
      from visitor_passes v join units u on u.id = v.unit_id join residents h on h.user_id = v.host_id
      where v.cancelled_at is null and $2::date between v.first_day and v.last_day
        and v.id in (select g.pass_id from visitor_guests g where searchable(g.full_name) like '%' || $1 || '%')
      order by v.starts_at limit 4) one) as visits,
    (select json_agg(one) from (
      select a.id, a.number, a.place, a.note, a.status from assets a
      where a.category in ('key', 'fob') and (a.number_key like upper($1) || '%' or (a.unit_id is null and a.search like '%' || $1 || '%'))
      order by a.number_key limit 4) one) as keys`

/** Who is expected today and who is in the building, with the stalls. $1: the day of the building. */
export const boardStatement = `
  select
    (select json_agg(one) from (
      select v.id, v.host_id, h.full_name as host, u.id as unit_id, u.unit_number, v.first_day, v.last_day, v.weekdays,
        v.starts_at, v.ends_at, v.note, stall.number as stall, stall.plate, guests.list as guests
      from visitor_passes v join units u on u.id = v.unit_id join residents h on h.user_id = v.host_id
        left join lateral (select a.number, s.plate from stall_passes s join assets a on a.id = s.asset_id
          where s.pass_id = v.id and s.ended_at is null order by s.starts_at desc limit 1) stall on true
        cross join lateral (select json_agg(json_build_object('id', g.id, 'fullName', g.full_name, 'stayId', y.id,
            'isHere', y.status = 'inside', 'arrivedAt', y.arrived_at) order by g.position) as list
          from visitor_guests g left join lateral (select * from visitor_stays y where y.pass_id = v.id and y.guest_id = g.id
            and y.status <> 'withdrawn' order by y.arrived_at desc limit 1) y on true where g.pass_id = v.id) guests
      where v.cancelled_at is null and $1::date between v.first_day and v.last_day
        and (v.weekdays is null or extract(isodow from $1::date)::smallint = any(v.weekdays))
        and exists (select from assignments a join residents r on r.id = a.resident_id
          where a.unit_id = v.unit_id and a.ended_at is null and r.user_id = v.host_id)
      order by v.starts_at, u.unit_number) one) as expected,
    (select json_agg(one) from (
      select y.id, y.kind, y.full_name, u.unit_number, y.firm, y.badge, y.note, y.arrived_at, y.version, d.insured_until
      from visitor_stays y left join units u on u.id = y.unit_id left join vendors d on d.id = y.vendor_id
      where y.status = 'inside' order by y.arrived_at) one) as inside,
    (select json_agg(one) from (
      select s.id, a.number, a.place, s.plate, u.unit_number, s.starts_at, s.ends_at
      from stall_passes s join assets a on a.id = s.asset_id join units u on u.id = s.unit_id
      where s.ended_at is null and s.starts_at <= now() and s.ends_at > now()) one) as stalls,
    (select count(*)::int from assets where kind = 'visitor_stall' and status = 'in_service') as total,
    (select json_agg(json_build_object('fullName', full_name, 'unitId', unit_id)) from do_not_admit where ended_at is null) as barred,
    (select stalls_per_month from visitor_rules) as per_month`
