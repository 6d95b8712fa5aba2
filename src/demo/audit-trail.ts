import type { auditLog } from '#platform/server/audit/audit-table.ts'
import type { Chance } from './chance.ts'
import type { Office } from './people/office.ts'
import type { Work } from './requests/requests.ts'
import type { Residency } from './people/residents.ts'

type Line = typeof auditLog.$inferInsert

/** The audit log, as the program would have written it. */
export function createAuditTrail(work: Work, residency: Residency, office: Office, chance: Chance): Line[] {
  const names = new Map(
    [...office.users, ...residency.members.map((m) => m.user)].map((u) => [u.id, `${u.firstName} ${u.lastName}`]),
  )
  const line = (
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
