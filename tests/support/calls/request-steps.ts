import fc from 'fast-check'
import { statuses } from '#maintenance/requests/choices.ts'
import { maintenance } from '#maintenance/requests/contract.ts'
import type { TestApp } from '../test-app.ts'

/** Filing requests and changing their status, as steps of a random sequence. */
export const requestSteps = (unit: fc.Arbitrary<number>) =>
  [
    { weight: 2, arbitrary: fc.record({ what: fc.constant('file' as const), unit, isUrgent: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: fc.record({
        what: fc.constant('set status' as const),
        which: fc.nat(),
        to: fc.constantFrom(...statuses),
      }),
    },
  ] as const
type Step = ReturnType<typeof requestSteps>[number]['arbitrary'] extends fc.Arbitrary<infer One> ? One : never

/** Runs a step of the office; returns the status of its call. */
export async function runRequestStep(
  app: TestApp,
  step: Step,
  unitOf: (unit: number) => { id: string; tenantId: string | null },
): Promise<number> {
  const office = app.as('staff')
  if (step.what === 'file') {
    const { id, tenantId } = unitOf(step.unit)
    const priority = step.isUrgent ? 'urgent' : 'normal'
    const body = { title: 'The tap drips', description: 'In the kitchen', priority, tenantId } as const
    return (await office.request(maintenance.file, { params: { id }, body })).status
  }
  const { body: found } = await office.requestOk(maintenance.list, { query: { limit: '8' } })
  const request = found[step.which % Math.max(1, found.length)]
  if (!request) return 404
  return (await office.request(maintenance.move, { params: { id: request.id }, body: { status: step.to } })).status
}
