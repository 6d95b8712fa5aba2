import { type Category, type Priority, type Status, categories } from '#maintenance/requests/choices.ts'
import { addDays, wallClock } from '#platform/time/wall-clock.ts'
import { activeStatuses } from '#maintenance/requests/rules.ts'
import type { Chance } from '../chance.ts'
import { atHome, dayBefore, during, later } from '../moments.ts'
import type { Office } from '../people/office.ts'
import { timeZone } from '../profile.ts'
import type { Member } from '../people/people.ts'
import type { Household } from '../people/households.ts'
import type { Residency } from '../people/residents.ts'
import { stories } from './stories/all.ts'
import type { Story } from './stories/story.ts'

/** One request before its history is made: what, where, by whom, and its status today. */
export type Plan = {
  createdAt: Date
  story: Story
  category: Category
  priority: Priority
  status: Status
  household: Household
  member: Member
  assignee: { id: string } | null
  confirmed: boolean | null
}

const shares: Readonly<Record<Category, number>> = {
  plumbing: 24,
  electrical: 14,
  hvac: 16,
  security: 11,
  cleaning: 8,
  elevator: 6,
  appliances: 13,
  general: 14,
}
const lots = categories.flatMap((category) => Array.from({ length: shares[category] }, () => category))

/** The oldest a request of a priority may be while it waits in a status, in hours; beyond that it would be late. */
const waiting: Readonly<Record<Priority, number>> = { urgent: 2.5, high: 42, normal: 98, low: 425 }

/** Hours after which urgent and high requests are late. */
const slaHours: Readonly<Record<Priority, number>> = { urgent: 4, high: 48, normal: 200, low: 500 }

const recent: readonly (readonly [Status, number])[] = [
  ['pending', 11],
  ['assigned', 8],
  ['in_progress', 12],
  ['on_hold', 8],
  ['completed', 12],
  ['cancelled', 3],
]

type DemoAccountRequest = { title: string; category: Category; status: Status; daysAgo: number; confirmed?: boolean }
const renterRequests: readonly DemoAccountRequest[] = [
  { title: 'Thermostat reads {degrees} degrees too high', category: 'hvac', status: 'assigned', daysAgo: 1 },
  { title: 'Kitchen tap drips', category: 'plumbing', status: 'in_progress', daysAgo: 2 },
  { title: 'Bathroom fan noise', category: 'electrical', status: 'on_hold', daysAgo: 7 },
  { title: 'Mailbox lock is stuck', category: 'general', status: 'pending', daysAgo: 0.15 },
  { title: 'Dryer does not get hot', category: 'appliances', status: 'completed', daysAgo: 4, confirmed: false },
  { title: 'Lost fob, please deactivate', category: 'security', status: 'completed', daysAgo: 160, confirmed: true },
  { title: 'Blinds cord snapped in the {room}', category: 'general', status: 'cancelled', daysAgo: 95 },
]
const ownerRequests: readonly DemoAccountRequest[] = [
  { title: 'Grout renewal, ensuite shower', category: 'general', status: 'assigned', daysAgo: 3 },
  { title: 'Leak from the unit above, ceiling stain', category: 'plumbing', status: 'in_progress', daysAgo: 1 },
  { title: 'Keypad lock fails at night', category: 'security', status: 'completed', daysAgo: 3, confirmed: false },
  { title: 'Smoke detector chirps', category: 'electrical', status: 'completed', daysAgo: 74, confirmed: true },
  { title: 'Filter change is due', category: 'hvac', status: 'completed', daysAgo: 210, confirmed: true },
  {
    title: 'Low water pressure in the shower',
    category: 'plumbing',
    status: 'completed',
    daysAgo: 330,
    confirmed: true,
  },
]

export function planRequests(now: Date, residency: Residency, office: Office, chance: Chance): Plan[] {
  const homes = residency.households.filter((h) => h.home.layout !== 'commercial' || chance.is(0.5))
  const livingThere = (on: Date) => {
    for (;;) {
      const household = chance.pick(homes)
      if (
        household.since < on &&
        (!household.until || household.until > on) &&
        household.members[0]!.user.status !== 'Invited'
      )
        return household
    }
  }
  const assigneeFor = (category: Category) => {
    if (category === 'security') return chance.pick(office.team('security'))
    if (category === 'cleaning') return chance.pick(office.team('service'))
    return chance.pick([...office.team('maintenance'), office.maintenance])
  }
  const plan = (
    createdAt: Date,
    status: Status,
    category: Category,
    story: Story,
    household: Household,
    confirmed: boolean | null = null,
  ): Plan => ({
    createdAt,
    story,
    category,
    priority: story.priority ?? chance.pick(['normal', 'normal', 'normal', 'low', 'high']),
    status,
    household,
    member: chance.is(0.75) ? household.members[0]! : chance.pick(household.members),
    assignee: status === 'pending' || (status === 'cancelled' && chance.is(0.5)) ? null : assigneeFor(category),
    confirmed,
  })

  const usedTitles = new Set<string>()
  /** A problem of the season; a category without one is replaced by another. */
  const draw = (on: Date, fits: (story: Story) => boolean): { category: Category; story: Story } => {
    const month = on.getUTCMonth() + 1
    for (;;) {
      const category = chance.pick(lots)
      const fitting = stories[category].filter((s) => (!s.months || s.months.includes(month)) && fits(s))
      if (fitting.length > 0) return { category, story: chance.pick(fitting) }
    }
  }
  const plans: Plan[] = []
  for (let i = 0; i < 440; i++) {
    // More of them lately, because people got used to the portal; this week is like any other.
    const createdAt = atHome(dayBefore(now, 7 + Math.floor(541 * chance.next() ** 1.3)), chance)
    const { category, story } = draw(createdAt, () => true)
    const status = chance.is(0.07) ? 'cancelled' : 'completed'
    plans.push(plan(createdAt, status, category, story, livingThere(createdAt)))
  }
  for (const [status, count] of recent)
    for (let i = 0; i < count; i++) {
      // One of each kind in progress is urgent.
      const pressing = i === 1 && activeStatuses.includes(status)
      const { category, story } = draw(
        now,
        (s) =>
          !usedTitles.has(s.title) &&
          (status !== 'on_hold' || s.wait !== undefined) &&
          (!pressing || s.priority === 'urgent'),
      )
      usedTitles.add(story.title)
      const drawn = plan(now, status, category, story, livingThere(dayBeforeAsDate(now, 20)))
      const open = status !== 'completed' && status !== 'cancelled'
      // The first of each kind is late.
      const late = i === 0 && open && status !== 'on_hold'
      const priority = late && drawn.priority !== 'urgent' ? 'high' : drawn.priority
      const age = late
        ? slaHours[priority] + chance.between(1, 9)
        : (open ? waiting[priority] : 384) * (0.12 + 0.85 * chance.next())
      const hoursAgo = status === 'on_hold' ? chance.between(60, 300) : age
      const createdAt = moveToEvening(later(now, -Math.round(hoursAgo * 60)), priority, chance)
      plans.push({
        ...drawn,
        priority,
        createdAt,
        assignee: i < 2 && open && status !== 'pending' ? office.staff : drawn.assignee,
      })
    }

  const addForAccount = (wishes: readonly DemoAccountRequest[], who: Member) => {
    const household = residency.households.find((h) => h.members.includes(who))!
    wishes.forEach(({ title, category, status, daysAgo, confirmed }, place) => {
      const story = stories[category].find((s) => s.title === title)!
      const createdAt =
        daysAgo < 10
          ? moveToEvening(later(now, -daysAgo * 1440 - chance.between(0, 90)), 'normal', chance)
          : during(dayBefore(now, daysAgo), 18, 21, chance)
      const drawn = plan(createdAt, status, category, story, household, confirmed ?? null)
      plans.push({
        ...drawn,
        member: who,
        assignee: status === 'pending' ? null : place % 2 === 0 ? office.staff : office.maintenance,
      })
    })
  }
  addForAccount(renterRequests, residency.demoRenter)
  addForAccount(ownerRequests, residency.demoOwner)
  return plans.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

const dayBeforeAsDate = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

/** Moves times between midnight and half past six to the evening before, except in an emergency. */
function moveToEvening(moment: Date, priority: Priority, chance: Chance): Date {
  const clock = wallClock(moment, timeZone)
  if (priority === 'urgent' || clock.minutes >= 390) return moment
  return during(addDays(clock.day, -1), 18, 23, chance)
}
