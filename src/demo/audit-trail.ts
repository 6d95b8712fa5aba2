import type { auditLog } from '#platform/server/audit/audit-table.ts'
import type { Chance } from './chance.ts'
import type { Moves } from './people/moves.ts'
import type { Office } from './people/office.ts'
import type { Work } from './requests/requests.ts'
import type { Residency } from './people/residents.ts'
import type { Home } from './units.ts'

type Line = typeof auditLog.$inferInsert

/** The audit log, as the program would have written it. */
export function createAuditTrail(
  work: Work,
  residency: Residency,
  office: Office,
  chance: Chance,
  planned: Moves & { homes: readonly Home[] },
): Line[] {
  const line = createLine(residency, office, chance)
  const lines: Line[] = []
  for (const { user, record } of residency.members)
    lines.push(
      line(record.createdAt, office.desk.id, 'residents', record.id, 'added', [user.id], null, {
        fullName: record.fullName,
        tenantType: record.tenantType,
      }),
    )
  for (const log of residency.logs)
    lines.push(
      line(
        log.createdAt!,
        log.performedBy,
        'occupancy',
        log.assignmentId,
        log.action,
        [log.unitId, log.residentId],
        null,
        { residenceType: log.residenceType },
      ),
    )
  lines.push(...linesOfMoves(line, residency, planned))
  const byId = new Map(work.requests.map((r) => [r.id, r]))
  for (const r of work.requests)
    lines.push(
      line(r.createdAt, r.reportedBy, 'maintenance', r.id, 'created', [r.unitId, r.residentId], null, {
        number: r.number,
        title: r.title,
      }),
    )
  for (const n of work.notes) {
    const r = byId.get(n.requestId)
    if (r && n.isStatusUpdate)
      lines.push(
        line(
          n.createdAt,
          n.createdBy,
          'maintenance',
          r.id,
          'moved',
          [r.unitId, r.residentId],
          { status: n.previousStatus, ...(n.newStatus === 'assigned' ? { assignedTo: null } : {}) },
          { status: n.newStatus, ...(n.newStatus === 'assigned' ? { assignedTo: r.assignedTo ?? null } : {}) },
        ),
      )
  }
  const accountOf = new Map(residency.members.map(({ record, user }) => [record.id, user.id]))
  for (const r of work.requests) {
    const by = accountOf.get(r.residentId ?? '')
    if (r.confirmedAt && r.confirmedHow && by)
      lines.push({
        ...line(r.confirmedAt, by, 'maintenance', r.id, 'confirmed', [r.unitId, r.residentId], null, {
          confirmedHow: r.confirmedHow,
        }),
        ...(r.confirmedHow === 'silence' ? { by: null, byName: null } : {}),
      })
  }
  return lines.sort((a, b) => a.at!.getTime() - b.at!.getTime())
}

/** Writes one line of the log. */
function createLine(residency: Residency, office: Office, chance: Chance) {
  const names = new Map(
    [...office.users, ...residency.members.map((m) => m.user)].map((u) => [u.id, `${u.firstName} ${u.lastName}`]),
  )
  return (
    at: Date,
    by: string,
    recordType: string,
    recordId: string,
    action: string,
    about: (string | null | undefined)[],
    before: Line['before'],
    after: Line['after'],
  ): Line => ({
    id: chance.id(at),
    at,
    by,
    byName: names.get(by) ?? null,
    action,
    recordType,
    recordId,
    about: [...new Set([recordId, ...about.filter((id): id is string => typeof id === 'string')])],
    before: before ?? null,
    after: after ?? null,
    address: null,
    requestId: null,
  })
}

/** Planned moves and their steps, as `recordMoveEvent` writes them. */
function linesOfMoves(
  line: ReturnType<typeof createLine>,
  { members }: Residency,
  { moves, residents, steps, homes }: Moves & { homes: readonly Home[] },
): Line[] {
  const accountOf = new Map(members.map(({ record, user }) => [record.id, user.id]))
  const numberOf = new Map(homes.map(({ row }) => [row.id, row.unitNumber]))
  return moves.flatMap((move) => {
    const { id, unitId, toUnitId, kind, effectiveDay, plannedBy } = move
    const people = residents.filter(({ moveId }) => moveId === id).map(({ residentId }) => residentId)
    const about = [toUnitId, ...people, ...people.map((person) => accountOf.get(person))]
    const facts = { unitNumber: numberOf.get(unitId), kind, effectiveDay }
    const done = steps.filter(({ moveId, doneAt }) => moveId === id && doneAt)
    return [
      line(move.createdAt!, plannedBy, 'moves', unitId, 'planned', about, null, facts),
      ...done.map(({ doneAt, doneBy, key }) =>
        line(doneAt!, doneBy!, 'moves', unitId, 'recorded a step', about, null, { ...facts, step: key, isDone: true }),
      ),
    ]
  })
}
