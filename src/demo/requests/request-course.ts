import type { Category, Status } from '#maintenance/requests/choices.ts'
import type { Chance } from '../chance.ts'
import { atWork, later } from '../moments.ts'
import type { Office } from '../people/office.ts'
import type { Plan } from './request-plan.ts'

type StatusChange = { to: Status; on: Date; by: string }

/** The largest number of days that a recently finished request took: parts take longer. */
const maxDays: Readonly<Record<Category, number>> = {
  plumbing: 2,
  electrical: 3,
  hvac: 4.5,
  security: 2.5,
  cleaning: 1.5,
  elevator: 3,
  appliances: 5,
  general: 4,
}

const paths: Readonly<Record<Status, readonly Status[]>> = {
  pending: [],
  assigned: ['assigned'],
  in_progress: ['assigned', 'in_progress'],
  on_hold: ['assigned', 'in_progress', 'on_hold'],
  completed: ['assigned', 'in_progress', 'completed'],
  cancelled: ['cancelled'],
}

/** The time of each status change: in working hours, in order, and before now. */
export function statusChangesOf(plan: Plan, now: Date, office: Office, chance: Chance): StatusChange[] {
  const age = now.getTime() - plan.createdAt.getTime()
  const old = age > 16 * 86_400_000
  const waited = old && plan.status === 'completed' && plan.story.wait && chance.is(0.3)
  const path: readonly Status[] = waited
    ? ['assigned', 'in_progress', 'on_hold', 'in_progress', 'completed']
    : plan.status === 'cancelled' && plan.assignee
      ? ['assigned', 'cancelled']
      : paths[plan.status]
  const assignee = plan.assignee?.id ?? office.desk.id
  // A finished request took a few days; an open one has used all the time since its report.
  const isOver = plan.status === 'completed' || plan.status === 'cancelled'
  const end = isOver
    ? new Date(Math.min(now.getTime(), later(plan.createdAt, maxDays[plan.category] * 1440).getTime()))
    : now
  let on = plan.createdAt
  return path.map((to, place) => {
    on = old
      ? nextAtWork(on, to, path[place - 1], plan.priority === 'urgent', chance)
      : inTime(plan.createdAt, on, end, place + 1, path.length, chance)
    return { to, on, by: to === 'assigned' || to === 'cancelled' ? chance.pick(office.dispatchers).id : assignee }
  })
}

function nextAtWork(from: Date, to: Status, before: Status | undefined, urgent: boolean, chance: Chance): Date {
  if (urgent) return later(from, chance.between(10, 80))
  if (before === 'on_hold') return atWork(later(from, chance.between(1, 6) * 1440), chance)
  if (to === 'in_progress') return atWork(later(from, chance.between(20, 1900)), chance)
  if (to === 'completed')
    return chance.is(0.7)
      ? later(from, chance.between(45, 150))
      : atWork(later(from, chance.between(600, 2600)), chance)
  return atWork(from, chance)
}

/** For recent events: spread over the available time, in working hours if they still fit. */
function inTime(created: Date, after: Date, end: Date, place: number, count: number, chance: Chance): Date {
  const target = created.getTime() + ((end.getTime() - created.getTime()) * (place - 0.6 + chance.next() * 0.3)) / count
  const moment = new Date(Math.max(target, after.getTime() + 3 * 60_000))
  const snapped = atWork(moment, chance)
  const latest = created.getTime() + ((end.getTime() - created.getTime()) * place) / count - 60_000
  return snapped.getTime() < latest ? snapped : moment
}
