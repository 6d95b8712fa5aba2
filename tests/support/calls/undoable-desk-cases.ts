import { eq } from 'drizzle-orm'
import { deskLog } from '#desk-log/contract.ts'
import { deskFollowUps } from '#desk-log/server/table.ts'
import { keys } from '#keys/contract.ts'
import { keyLoans } from '#keys/server/table.ts'
import { packages } from '#packages/contract.ts'
import { packages as packageRows } from '#packages/server/table.ts'
import { visitors } from '#visitors/contract.ts'
import { visitorStays } from '#visitors/server/table.ts'
import { addKey, lendKey, writeInLog } from '../people/desk-records.ts'
import type { TestApp } from '../test-app.ts'

const by = (operation: string | undefined) => (operation === undefined ? {} : { query: { operation } })

/** The changes of the loans of keys and of the log that can be undone. */
function keyCases(app: () => TestApp, office: () => ReturnType<TestApp['as']>) {
  const later = (hours: number) => new Date(app().now().getTime() + hours * 3_600_000).toISOString()
  const addLoan = async () => {
    const { loan } = await lendKey(app(), await addKey(app()), { kind: 'other', name: 'Rosa Lima' })
    return loan?.id ?? ''
  }
  const keyOf = async (loanId: string) => {
    const [loan] = await app().db.select().from(keyLoans).where(eq(keyLoans.id, loanId))
    return loan?.assetId ?? ''
  }
  return {
    'POST /api/desk/log/:id/done': {
      table: deskFollowUps,
      add: async () => (await writeInLog(app(), { needsFollowUp: true })).followUp?.id ?? '',
      change: async (id: string, operation?: string) => {
        const [followUp] = await app().db.select().from(deskFollowUps).where(eq(deskFollowUps.id, id))
        return office().requestOk(deskLog.done, {
          params: { id: followUp?.entryId ?? '' },
          ...by(operation),
          body: { note: 'Fixed' },
        })
      },
    },
    'POST /api/desk/keys/:id/check-in': {
      table: keyLoans,
      add: addLoan,
      change: async (id: string, operation?: string) =>
        office().requestOk(keys.checkIn, {
          params: { id: await keyOf(id) },
          ...by(operation),
          body: { note: 'Wet' },
        }),
    },
    'POST /api/desk/keys/:id/extend': {
      table: keyLoans,
      add: addLoan,
      change: async (id: string, operation?: string) =>
        office().requestOk(keys.extend, {
          params: { id: await keyOf(id) },
          ...by(operation),
          body: { dueAt: later(3) },
        }),
      changeAgain: async (id: string) =>
        office().requestOk(keys.extend, { params: { id: await keyOf(id) }, body: { dueAt: later(5) } }),
    },
  }
}

/** The changes of packages that can be undone. */
export const deskCases = (app: () => TestApp, office: () => ReturnType<TestApp['as']>, add: () => Promise<string>) => ({
  ...keyCases(app, office),
  'PATCH /api/desk/packages/:id': {
    table: packageRows,
    add,
    change: (id: string, operation?: string) =>
      office().requestOk(packages.change, {
        params: { id },
        ...by(operation),
        body: { place: 'B2', note: 'Torn', isDamaged: true, status: 'declined', reason: 'Not ordered' },
      }),
    changeAgain: (id: string) => office().requestOk(packages.change, { params: { id }, body: { note: 'Wet' } }),
  },
  'POST /api/desk/packages/hand-over': {
    table: packageRows,
    add,
    change: (id: string, operation?: string) =>
      office().requestOk(packages.handOver, {
        ...by(operation),
        body: { packageIds: [id], proof: 'name', collector: { kind: 'other', name: 'Rosa Lima' } },
      }),
  },
})

/** The changes of visitors that can be undone. */
export const visitorCases = (office: () => ReturnType<TestApp['as']>, add: () => Promise<string>) => ({
  'PATCH /api/desk/visitor-stays/:id': {
    table: visitorStays,
    add,
    change: (id: string, operation?: string) =>
      office().requestOk(visitors.correct, {
        params: { id },
        body: { badge: `B-${id.slice(-8)}`, note: 'Two dogs' },
        ...by(operation),
      }),
  },
  'POST /api/desk/visitor-stays/:id/check-out': {
    table: visitorStays,
    add,
    change: (id: string, operation?: string) =>
      office().requestOk(visitors.checkOut, { params: { id }, ...by(operation) }),
  },
})
