import fc from 'fast-check'
import { importCalls } from '#import-export/import-contract.ts'
import type { TestApp } from '../test-app.ts'
import { createImportCalls } from './import-calls.ts'

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 1 })
const decision = orNull(fc.constantFrom('import' as const, 'update' as const, 'skip' as const))

/** Imports of residents and of units, and their undoing, as steps of a random sequence. */
export const importSteps = (person: fc.Arbitrary<number>, unit: fc.Arbitrary<number>) =>
  [
    {
      weight: 3,
      arbitrary: fc.record({
        what: fc.constant('import' as const),
        rows: fc.array(
          fc.record({
            /** A person who is there already, or null for a new one. */
            person: orNull(person),
            unit: orNull(unit),
            type: fc.constantFrom('owner', 'renter'),
            inDays: orNull(fc.nat(3)),
            stall: orNull(fc.nat(5)),
          }),
          { minLength: 1, maxLength: 3 },
        ),
        decision,
        /** A resident is assigned between the check and the import. */
        meanwhile: orNull(fc.record({ person, unit })),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        what: fc.constant('import units' as const),
        rows: fc.array(fc.record({ unit, stall: fc.nat(5), beds: fc.nat(4) }), { minLength: 1, maxLength: 3 }),
        decision,
      }),
    },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('undo import' as const), which: fc.nat(2) }) },
  ] as const

type Step = ReturnType<typeof importSteps>[number]['arbitrary'] extends fc.Arbitrary<infer One> ? One : never

type World = {
  emailOf: (person: number) => Promise<string>
  unitNumber: (unit: number) => string
  inDays: (count: number) => string
  assign: (person: number, unit: number) => Promise<unknown>
}

/** Runs the steps; returns the status of the last call. */
export function createImportRunner(app: () => TestApp, world: World) {
  const { send, check, decide, apply, undo } = createImportCalls(app)
  let added = 0

  async function importSheet(
    kind: 'residents' | 'units',
    lines: string[],
    chosen: 'import' | 'update' | 'skip' | null,
    meanwhile: () => Promise<unknown>,
  ) {
    const draft = await send(kind, lines.join('\n'))
    const checked = await check(draft.id, draft.columns)
    const decided = chosen === null ? checked : await decide(draft.id, null, chosen)
    await meanwhile()
    return (await apply(draft.id, decided)).status
  }

  return async (step: Step): Promise<number> => {
    switch (step.what) {
      case 'import': {
        const lines = ['Name;Email;Phone;Unit;Type;Move in;Parking']
        for (const row of step.rows) {
          added += 1
          const email = row.person === null ? `new-${added}@x.example` : await world.emailOf(row.person)
          const cells = [
            `New Person ${added}`,
            email,
            '416-555-0100',
            row.unit === null ? '' : world.unitNumber(row.unit),
          ]
          const day = row.inDays === null ? '' : world.inDays(row.inDays)
          lines.push([...cells, row.type, day, row.stall === null ? '' : `P1-0${row.stall}`].join(';'))
        }
        const { meanwhile } = step
        return importSheet('residents', lines, step.decision, async () => {
          if (meanwhile) await world.assign(meanwhile.person, meanwhile.unit)
        })
      }
      case 'import units': {
        const lines = step.rows.map(({ unit, stall, beds }) => `${world.unitNumber(unit)};P1-0${stall};${beds}`)
        return importSheet('units', ['Unit;Parking;Beds', ...lines], step.decision, async () => {})
      }
      case 'undo import': {
        const { body } = await app().as('admin').requestOk(importCalls.listImports)
        const applied = body.filter(({ status }) => status === 'applied')
        const found = applied[step.which % Math.max(1, applied.length)]
        return found ? (await undo(found.id)).status : 404
      }
    }
  }
}
