import type { TestApp } from '../test-app.ts'
import { ownRequests } from '#maintenance/resident/contract.ts'

export const leak = { title: 'Water under the sink', description: 'It drips.', category: 'plumbing', priority: 'high' }

/** The calls that the tests of requests share. */
export function createRequestCalls(app: () => TestApp) {
  const submit = async (body: object = leak) => (await app().as('tenant').requestOk(ownRequests.file, { body })).body
  return { submit }
}
