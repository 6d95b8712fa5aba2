import { defaultScripts } from '#incidents/messages/default-scripts.ts'
import {
  incidentReports,
  incidents,
  incidentSteps,
  incidentStepTimes,
  incidentUpdates,
} from '#incidents/server/table.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Chance } from '../chance.ts'
import type { NewUser } from '../examples.ts'
import { insertAll } from '../insert-all.ts'
import { at, dayBefore, later } from '../moments.ts'
import { floorTable, slotTable } from '../shape.ts'

/** How many minutes after the first call each step was done, and what was written down. */
const done: readonly [minutes: number, note: string][] = [
  [1, '1 person, not hurt, has water'],
  [2, 'Not needed'],
  [4, 'Case 88214, they promise 02:30'],
  [7, ''],
  [15, '3 called, all reached'],
  [34, ''],
  [39, 'Here at 02:31'],
  [52, 'Seat and water, no doctor needed'],
  [64, 'Door sensor of the cabin'],
]
/** When the cabin was called again. */
const again: readonly [minutes: number, note: string][] = [
  [14, 'Calm, sits on the floor'],
  [24, 'Calm, talks to us'],
  [34, 'Hears the technician'],
]
/** What those affected were sent. */
const sent: readonly { minutes: number; en: string; fr: string; recipients: number }[] = [
  {
    minutes: 6,
    en: 'Elevator 2 has stopped. Please take elevator 1 or 3.',
    fr: 'L’ascenseur 2 est en panne. Veuillez prendre l’ascenseur 1 ou 3.',
    recipients: 168,
  },
  {
    minutes: 20,
    en: 'Elevator 2 is still stopped. The technician arrives at 02:30.',
    fr: 'L’ascenseur 2 est toujours en panne. Le technicien arrive à 2 h 30.',
    recipients: 171,
  },
  {
    minutes: 66,
    en: 'Elevator 2 is running again. Thank you for your patience.',
    fr: 'L’ascenseur 2 fonctionne de nouveau. Merci de votre patience.',
    recipients: 171,
  },
]
/** The wing around the corner begins after the slots of the street. */
const streetSlots = 10
const daysAgo = 6
const reports = 9

type People = {
  concierges: readonly NewUser[]
  staff: { id: string }
  residents: readonly { userId: string; unitId: string }[]
}

/** An elevator that stopped in a night of last week, from the first call to the report. */
export function createIncidents(now: Date, { concierges, staff, residents }: People, chance: Chance) {
  const openedAt = at(dayBefore(now, daysAgo), 1, 52)
  const by = concierges[0]?.id ?? ''
  const closedAt = later(openedAt, 70)
  const id = chance.id(openedAt)
  const layouts = new Set(floorTable.flatMap(({ kind, layout }) => (kind === 'residential' && layout ? [layout] : [])))
  const incident: typeof incidents.$inferInsert = {
    id,
    kind: 'elevator',
    title: 'Elevator 2 stopped between 18 and 19',
    stacks: slotTable
      .filter(({ layout, slot }) => layouts.has(layout) && slot > streetSlots)
      .map(({ layout, slot }) => `${layout}-${String(slot).padStart(2, '0')}`),
    statusTexts: { en: sent.at(-1)?.en ?? '', fr: sent.at(-1)?.fr ?? '' },
    openedAt,
    openedBy: by,
    closedAt,
    closedBy: staff.id,
    closingNote: 'The door sensor of the cabin was dirty. Cleaned and tested; the company replaces it next month.',
    createdAt: openedAt,
    updatedAt: closedAt,
  }
  const steps = defaultScripts.elevator.map((step, place): typeof incidentSteps.$inferInsert => {
    const [minutes = 60, note = ''] = done[place] ?? []
    const doneAt = later(openedAt, minutes)
    const times = { doneAt, createdAt: openedAt, updatedAt: doneAt }
    return { ...step, id: chance.id(openedAt), incidentId: id, position: place + 1, note, doneBy: by, ...times }
  })
  const updates = sent.map(({ minutes, en, fr, recipients }): typeof incidentUpdates.$inferInsert => {
    const sentAt = later(openedAt, minutes)
    const texts = { en, fr }
    return { id: chance.id(sentAt), incidentId: id, texts, audience: 'affected', recipients, sentAt, sentBy: by }
  })
  const affected = chance
    .some(residents, reports)
    .map(({ userId, unitId }, place): typeof incidentReports.$inferInsert => ({
      incidentId: id,
      userId,
      unitId,
      reportedAt: later(openedAt, 8 + place * 4),
    }))
  const repeated = steps.find(({ repeatMinutes }) => repeatMinutes)
  const times = again.map(([minutes, note]): typeof incidentStepTimes.$inferInsert => {
    const doneAt = later(openedAt, minutes)
    return { id: chance.id(doneAt), stepId: repeated?.id ?? '', doneAt, doneBy: by, note }
  })
  return { incidents: [incident], steps, times, updates, reports: affected }
}

export async function insertIncidents(tx: Database, made: ReturnType<typeof createIncidents>): Promise<void> {
  await insertAll(tx, incidents, made.incidents)
  await insertAll(tx, incidentSteps, made.steps)
  await insertAll(tx, incidentStepTimes, made.times)
  await insertAll(tx, incidentUpdates, made.updates)
  await insertAll(tx, incidentReports, made.reports)
}
