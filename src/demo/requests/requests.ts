import { aRequest, type aRequestMessage, aRequestNote } from '../examples.ts'
import type { NewUnit } from '../examples.ts'
import type { Confirmation, Status } from '#maintenance/requests/choices.ts'
import { waitingOnFor } from '#maintenance/requests/waiting-on.ts'
import { type Pause, computeSla } from '#maintenance/sla/rules.ts'
import { daysToConfirm, statusNote } from '#maintenance/requests/rules.ts'
import { addDays, wallClock } from '#platform/time/wall-clock.ts'
import type { Chance } from '../chance.ts'
import { withdrawals } from '../exchanges.ts'
import { at, during, later, workdayFrom } from '../moments.ts'
import { statusChangesOf } from './request-course.ts'
import type { Office, Vendors } from '../people/office.ts'
import { holidaysOf, hoursTable, demoSlaTargets, timeZone } from '../profile.ts'
import type { Plan } from './request-plan.ts'
import { createConversation } from './conversations.ts'

export type Work = {
  requests: ReturnType<typeof aRequest>[]
  notes: ReturnType<typeof aRequestNote>[]
  messages: ReturnType<typeof aRequestMessage>[]
}

/** Makes the history of each planned request, from its report to its status today. */
export function createRequests(
  now: Date,
  plans: readonly Plan[],
  office: Office,
  vendors: Vendors,
  chance: Chance,
): Work {
  const officeHours = {
    timeZone,
    hours: hoursTable,
    holidays: [-2, -1, 0, 1].flatMap((y) => holidaysOf(now.getUTCFullYear() + y)),
  }
  const work: Work = { requests: [], notes: [], messages: [] }

  plans.forEach((plan, place) => {
    const { story, createdAt, household, member, category } = plan
    const id = chance.id(createdAt)
    const words = wordsFor(plan, chance)
    const say = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
    const assignee = plan.assignee?.id ?? office.desk.id
    const statusChanges = statusChangesOf(plan, now, office, chance)
    const note = (text: string, on: Date, by: string, visible = false) =>
      work.notes.push(
        aRequestNote({
          id: chance.id(on),
          requestId: id,
          createdBy: by,
          note: say(text),
          visibleToResident: visible,
          createdAt: on,
        }),
      )

    const { status, pausedAt, pausedMinutes, pauses } = recordStatusChanges(plan, statusChanges, {
      id,
      now,
      note,
      work,
      chance,
    })
    const last = statusChanges.at(-1)
    const changedAt = last?.on ?? createdAt
    const done = status === 'completed' ? changedAt : null
    const daysSince = done ? (now.getTime() - done.getTime()) / 86_400_000 : 0
    const inHome = !story.place
    const hasResident = inHome || chance.is(0.5)
    const value = plan.confirmed ?? (daysSince > 2 && chance.is(0.66))
    const confirmedAt = done && hasResident ? confirmationTime(done, value, daysSince, chance) : null
    const confirmedHow = confirmedAt === null ? null : value ? 'resident' : 'silence'
    const sla = computeSla(plan, createdAt, demoSlaTargets, officeHours, pauses)
    const estimate =
      story.cost && status !== 'pending' ? chance.between(story.cost[0] / 5, story.cost[1] / 5) * 500 : null
    const startedAt = statusChanges.find((m) => m.to === 'in_progress')?.on

    work.requests.push(
      aRequest({
        id,
        number: place + 1,
        title: say(story.title),
        description: say(story.text),
        priority: plan.priority,
        status,
        category,
        placeKind: story.place?.kind ?? 'unit',
        unitId: inHome ? household.home.row.id : null,
        placeName: story.place ? say(story.place.name) : null,
        residentId: hasResident ? member.record.id : null,
        reportedBy: hasResident && chance.is(0.86) ? member.user.id : office.desk.id,
        assignedTo: plan.assignee?.id ?? null,
        vendorId: status === 'pending' ? null : vendorFor(plan, vendors),
        estimatedCostCents: estimate,
        costCents: estimate !== null && done ? Math.round((estimate * (0.85 + chance.next() * 0.3)) / 100) * 100 : null,
        scheduledDate:
          done && startedAt && chance.is(0.6)
            ? startedAt
            : status === 'assigned' || (status === 'in_progress' && chance.is(0.4))
              ? appointment(now, chance)
              : null,
        ...(sla ?? { dueAt: null, dueSoonAt: null, slaClock: null }),
        ...waitingOnOf(plan, status, { confirmedHow, hasResident }),
        waitingOnSince: confirmedAt ?? changedAt,
        pausedAt,
        pausedUntil: pausedAt && chance.is(0.6) ? appointment(now, chance) : null,
        pausedMinutes,
        pauses,
        entryPermission: inHome ? chance.pick(['yes', 'yes', 'call_first', 'only_home']) : null,
        entryWindows:
          inHome && chance.is(0.35)
            ? [
                {
                  day: workdayFrom(addDays(wallClock(createdAt, timeZone).day, 1)),
                  from: chance.pick(['09:00', '13:00']),
                  to: chance.pick(['16:00', '17:00']),
                },
              ]
            : [],
        petsNote:
          inHome && member.record.pets.length > 0
            ? `${member.record.pets[0]!.split(' (')[0]} at home, please close the door.`
            : null,
        completedAt: done,
        confirmedAt,
        confirmedHow,
        version: 1 + statusChanges.length,
        createdAt,
        updatedAt: confirmedAt ?? changedAt,
      }),
    )

    if (hasResident && statusChanges.length > 0 && chance.is(0.32))
      work.messages.push(...createConversation(id, { createdAt, authorId: member.user.id, assignee, now }, chance))
  })
  return work
}

type Recording = {
  id: string
  now: Date
  note: (text: string, on: Date, by: string, visible?: boolean) => void
  work: Work
  chance: Chance
}

/** Adds the notes of each change of status, and returns the status at the end with the pauses on the way. */
function recordStatusChanges(
  { story }: Plan,
  statusChanges: ReturnType<typeof statusChangesOf>,
  { id, now, note, work, chance }: Recording,
) {
  let status: Status = 'pending'
  let pausedAt: Date | null = null
  let pausedMinutes = 0
  const pauses: Pause[] = []
  let begun = false
  for (const [index, { to, on, by }] of statusChanges.entries()) {
    const next = statusChanges[index + 1]?.on ?? now
    const soon = (minutes: number) => new Date(Math.min(later(on, minutes).getTime(), next.getTime() - 1000))
    if (to === 'completed') note(story.done, later(on, -1), by, true)
    if (to === 'cancelled') note(chance.pick(withdrawals), later(on, -1), by, true)
    work.notes.push(
      aRequestNote({
        id: chance.id(on),
        requestId: id,
        createdBy: by,
        note: statusNote(status, to),
        isStatusUpdate: true,
        previousStatus: status,
        newStatus: to,
        createdAt: on,
      }),
    )
    if (to === 'in_progress' && !begun) note(story.found, soon(chance.between(8, 40)), by)
    if (to === 'in_progress') begun = true
    if (to === 'on_hold') note(story.wait?.note ?? 'Resident away, agreed to continue next week.', soon(3), by)
    if (pausedAt) {
      pausedMinutes += Math.round((on.getTime() - pausedAt.getTime()) / 60_000)
      pauses.push({ from: pausedAt.toISOString(), to: on.toISOString() })
    }
    pausedAt = to === 'on_hold' ? on : null
    status = to
  }
  return { status, pausedAt, pausedMinutes, pauses }
}

/** The resident confirms the work, or five days pass without an answer; null while an answer is pending. */
function confirmationTime(done: Date, isConfirmed: boolean, daysSince: number, chance: Chance): Date | null {
  if (isConfirmed) return later(done, chance.between(60, Math.max(61, Math.min(2880, daysSince * 1440 - 60))))
  return daysSince > daysToConfirm ? later(done, daysToConfirm * 1440) : null
}

type Answer = { confirmedHow: Confirmation | null; hasResident: boolean }

function waitingOnOf({ story, assignee }: Plan, status: Status, { confirmedHow, hasResident }: Answer) {
  if (status === 'on_hold')
    return story.wait
      ? { waitingOn: story.wait.move, waitingOnReason: story.wait.why }
      : { waitingOn: 'resident' as const, waitingOnReason: 'Waiting for the resident' }
  if (status === 'in_progress' && story.vendor && assignee)
    return { waitingOn: 'vendor' as const, waitingOnReason: 'Waiting for the vendor' }
  if (confirmedHow === 'silence')
    return { waitingOn: 'nobody' as const, waitingOnReasonCode: 'closed_without_answer' as const }
  return waitingOnFor(status, { confirmed: confirmedHow !== null, resident: hasResident })
}

const specialists = {
  cameras: 'Sentry Camera Systems',
  walls: 'True Edge Drywall & Tile',
  pests: 'Greenleaf Pest Control',
  fitness: 'Cadence Fitness Service',
} as const

function vendorFor({ story, category }: Plan, vendors: Vendors): string | null {
  if (!story.vendor) return null
  const name = story.vendor === true ? undefined : specialists[story.vendor]
  return vendors.find((v) => (name ? v.name === name : v.trade === category))?.id ?? null
}

/** A visit on one of the next working days of the office. */
const appointment = (now: Date, chance: Chance) =>
  chance.is(0.6)
    ? during(workdayFrom(addDays(wallClock(now, timeZone).day, chance.between(1, 4))), 9, 16, chance)
    : at(workdayFrom(addDays(wallClock(now, timeZone).day, 1)), 9)

/** A one-bedroom home has no second bedroom. */
function hasRoom(unit: NewUnit, room: string) {
  if (room === 'second bedroom') return (unit.bedrooms ?? 0) > 1
  return (room !== 'guest bathroom' && room !== 'ensuite') || (unit.bathrooms ?? 0) > 1
}

function wordsFor({ story, household }: Plan, chance: Chance): Record<string, string> {
  const { row } = household.home
  const own = Object.fromEntries(
    Object.entries(story.words ?? {}).map(([name, choices]) => [
      name,
      chance.pick(choices.filter((room) => hasRoom(row, room))),
    ]),
  )
  return {
    floor: String(row.floor),
    number: row.unitNumber,
    stall: row.parkingAllocation?.[0] ?? `P${chance.between(1, 6)}-${chance.between(10, 76)}`,
    lift: String(chance.between(1, 4)),
    ...own,
  }
}
