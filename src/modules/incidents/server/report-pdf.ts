import { formatFloors } from '#announcements/floor-ranges.ts'
import { brandOf } from '#building/server/mark.ts'
import { building } from '#building/server/table.ts'
import { drawOrder } from '#maintenance/work-orders/server/pdf/order-pdf.ts'
import { firstLanguage } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import { dashboardClock, dashboardTime, dayOf } from '#platform/time/dates.ts'
import type { Incident, IncidentStep } from '../contract.ts'
import { incidentWords } from '../messages/desk.ts'
import { minutesSince, textFor } from '../rules.ts'
import type { FindPeopleWhoNeedHelp } from './affected.ts'
import { findIncident } from './reads.ts'

const words = incidentWords.pdf

/** `clock` is the time alone on the first day of the incident; a day later it has its date. */
type Times = { time: (iso: string) => string; clock: (iso: string) => string; code: string; stacks: string; now: Date }

/** The names of stacks as screens write them; a later module knows the shape of the building. */
export type DescribeStacks = (db: Database, stacks: readonly string[]) => Promise<string>

type Needs = { findPeopleWhoNeedHelp: FindPeopleWhoNeedHelp; describeStacks: DescribeStacks; now: Date }

/** An incident as a PDF: the script, the updates and the requests with their times, and the closing note. Throws 404. */
export async function renderReport(
  db: Database,
  files: Files,
  id: string,
  { findPeopleWhoNeedHelp, describeStacks, now }: Needs,
): Promise<{ name: string; bytes: Buffer }> {
  const incident = await findIncident(db, id, findPeopleWhoNeedHelp, now)
  const [profile] = await db.select().from(building)
  const timeZone = profile?.timeZone ?? 'UTC'
  const { openedAt, closedAt } = incident
  const isFirstDay = (iso: string) => dayOf(new Date(iso), timeZone) === dayOf(new Date(openedAt), timeZone)
  const time = (iso: string) => dashboardTime(iso, timeZone)
  const times: Times = {
    time,
    clock: (iso) => (isFirstDay(iso) ? dashboardClock(new Date(iso), timeZone) : time(iso)),
    code: profile?.code ?? '',
    stacks: await describeStacks(db, incident.stacks),
    now,
  }
  const bytes = await drawOrder({
    building: profile?.name ?? '',
    brand: await brandOf(db, files),
    address: [profile?.street, profile?.city].filter(Boolean).join(', '),
    title: incident.isDrill ? words.drill : words.title,
    subtitle: `${incident.title}, ${words.period(times.time(openedAt), closedAt === null ? null : times.time(closedAt))}`,
    facts: factsOf(incident, times),
    sections: sectionsOf(incident, times),
    photos: { label: '', pictures: [] },
    answer: '',
    page: words.page,
  })
  return { name: words.file(incident.isDrill, dayOf(new Date(openedAt), timeZone), incident.title), bytes }
}

function factsOf(incident: Incident, { time, stacks, now }: Times) {
  const { kind, openedAt, openedBy, closedAt, closedBy, affected, floors, alert } = incident
  const minutes = minutesSince(openedAt, closedAt === null ? now : new Date(closedAt))
  const taken = alert?.takenAt ? words.taken(alert.takenBy ?? '', time(alert.takenAt)) : words.notTaken
  return [
    { label: words.kind, value: incidentWords.kinds[kind] },
    { label: words.openedBy, value: openedBy },
    { label: words.closedBy, value: closedBy ?? words.no },
    { label: words.lasted, value: words.minutes(minutes) },
    { label: words.affected, value: words.extent(affected.homes, formatFloors(floors), stacks) },
    ...(alert ? [{ label: words.alert, value: taken }] : []),
  ]
}

function sectionsOf({ script, updates, gathered, reports, closingNote }: Incident, { clock, time, code }: Times) {
  const some = (label: string, lines: string[]) => (lines.length === 0 ? [] : [{ label, lines }])
  return [
    ...script.map((step, place) => ({ label: words.step(place + 1, step.title), lines: linesOfStep(step, clock) })),
    ...updates.toReversed().map(({ texts, sentAt, sentBy, audience, reached, recipients }) => ({
      label: words.update(clock(sentAt), sentBy, incidentWords.audiences[audience]),
      lines: [textFor(texts, firstLanguage), words.reached(reached, recipients)],
    })),
    ...some(
      words.requests,
      gathered.map(({ number, at, place, title }) => words.request(`${code}-${number}`, time(at), place, title)),
    ),
    ...some(
      words.reports,
      reports.map(({ place, isVisitor, at }) => `${isVisitor ? words.visitor(place) : place}, ${clock(at)}`),
    ),
    ...some(words.note, closingNote === '' ? [] : [closingNote]),
  ]
}

/** When a step was done; of one that repeats, every time. One that ended with its last time has no line of its own. */
function linesOfStep({ times, repeatMinutes, doneAt, doneBy, note }: IncidentStep, clock: Times['clock']): string[] {
  const each = times.map((time) => words.done(clock(time.doneAt), time.doneBy, time.note))
  const end = doneAt === null ? null : words.done(clock(doneAt), doneBy ?? '', note)
  if (repeatMinutes === null || each.length === 0) return [end ?? [words.open, note].filter(Boolean).join(': ')]
  const isOwnEnd = end !== null && doneAt !== times.at(-1)?.doneAt
  return [words.again(repeatMinutes), ...each, ...(isOwnEnd ? [words.ended(end)] : [])]
}
