import type { Category } from '#maintenance/requests/choices.ts'
import type { parts, visits } from '#maintenance/staff/server/table.ts'
import type { Chance } from '../chance.ts'
import type { Work } from './requests.ts'

type Part = readonly [name: string, cents: number]
const usual: Partial<Record<Category, readonly Part[]>> = {
  plumbing: [
    ['Trap gasket 40 mm', 450],
    ['Tap cartridge', 2400],
  ],
  electrical: [['Switch, white', 900]],
  hvac: [['Air filter', 1800]],
  appliances: [['Door hinge', 3200]],
}

/** A visit for the last note to the resident of each completed request: its time, and sometimes a part. */
export function createVisits({ requests, notes }: Pick<Work, 'requests' | 'notes'>, chance: Chance) {
  const made: { visits: (typeof visits.$inferInsert)[]; parts: (typeof parts.$inferInsert)[] } = {
    visits: [],
    parts: [],
  }
  const lastNotes = new Map(notes.filter((note) => note.visibleToResident).map((note) => [note.requestId, note]))
  for (const { id: requestId, status, category, assignedTo } of requests) {
    const note = lastNotes.get(requestId)
    if (!note || status !== 'completed' || note.createdBy !== assignedTo) continue
    const { id: noteId, createdBy: visitedBy, createdAt } = note
    const id = chance.id(createdAt ?? new Date(0))
    made.visits.push({ id, requestId, noteId, visitedBy, minutes: 5 * chance.between(3, 18), createdAt })
    const part = usual[category ?? 'general']
    if (!part || !chance.is(0.6)) continue
    const [name, costCents] = chance.pick(part)
    made.parts.push({ id: chance.id(createdAt ?? new Date(0)), visitId: id, position: 0, name, quantity: 1, costCents })
  }
  return made
}
