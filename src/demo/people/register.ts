import type { assignmentLogs } from '#occupancy/server/table.ts'
import type { Chance } from '../chance.ts'
import type { PersonName } from './names.ts'
import type { Office } from './office.ts'
import type { createPersonFactory, Member, Settling } from './people.ts'

export type Log = typeof assignmentLogs.$inferInsert

/** Collects the people, and the log of who moved in and out. */
export function createRegister(office: Office, createPerson: ReturnType<typeof createPersonFactory>, chance: Chance) {
  const members: Member[] = []
  const logs: Log[] = []

  const log = (action: 'assigned' | 'removed', { assignment }: Member, on: Date, notes: string) => {
    if (!assignment) return
    const { id: assignmentId, unitId, residentId, residenceType } = assignment
    const performedBy = chance.pick(office.dispatchers).id
    logs.push({
      id: chance.id(on),
      assignmentId,
      unitId,
      residentId,
      action,
      residenceType,
      notes,
      performedBy,
      createdAt: on,
    })
  }
  const settle = (name: PersonName, p: Settling) => {
    const member = createPerson(name, p)
    members.push(member)
    const bought = p.type === 'Owner'
    log('assigned', member, p.since, bought ? 'Closing completed, keys handed over' : 'Lease signed, keys handed over')
    const left = bought
      ? 'Sold, keys returned'
      : chance.pick(['Lease ended, keys returned', 'Moved out, walk-through done'])
    if (p.until) log('removed', member, p.until, left)
    return member
  }
  return { members, logs, log, settle }
}
