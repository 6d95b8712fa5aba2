import { packages } from '#packages/contract.ts'
import { packages as packageRows } from '#packages/server/table.ts'
import type { TestApp } from '../test-app.ts'

const by = (operation: string | undefined) => (operation === undefined ? {} : { query: { operation } })

/** The changes of packages that can be undone. */
export const deskCases = (office: () => ReturnType<TestApp['as']>, add: () => Promise<string>) => ({
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
