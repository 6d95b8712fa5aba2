import type { savedViews } from '#views/server/table.ts'
import type { Chance } from '../chance.ts'

type Row = typeof savedViews.$inferInsert
type Person = { id: string }

/** The views that the demo building's office saved. */
export function createViews(now: Date, { admin, desk }: { admin: Person; desk: Person }, chance: Chance): Row[] {
  const rows: Omit<Row, 'id' | 'createdAt' | 'updatedAt'>[] = [
    {
      userId: admin.id,
      list: 'maintenance',
      name: 'Water',
      parameters: { category: 'plumbing', view: 'list' },
    },
    {
      userId: desk.id,
      list: 'maintenance',
      name: 'Waiting on residents',
      parameters: { status: 'all', waiting: 'resident', view: 'list' },
      isShared: true,
    },
    {
      userId: desk.id,
      list: 'tenants',
      name: 'Leases to renew',
      parameters: { lease: 'ending', sort: 'leaseEnd' },
      isShared: true,
    },
  ]
  return rows.map((row) => ({ ...row, id: chance.id(now), createdAt: now, updatedAt: now }))
}
