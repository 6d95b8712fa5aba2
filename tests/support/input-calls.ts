import assert from 'node:assert/strict'
import { endpointsOfContracts, type NamedEndpoint, urlOf } from './contracts.ts'
import { clientFor as clientOf, idsFor, type Records, validBodyFor } from './real-records.ts'
import type { TestApp } from './test-app.ts'

/** The seed of the generated bodies and of `valuesFor`. SEED sets another one, BODIES the number of bodies per call. */
export const seed = Number(process.env.SEED ?? 20_261_121)
export const bodies = Number(process.env.BODIES ?? 15)
export const json = { 'content-type': 'application/json' }
/** High, so that no limit rejects a call before its input is checked. */
export const noLimits = { LOGIN_LIMIT: '100000', FORGOT_LIMIT: '100000', CONTACT_LIMIT: '100000' }

export const calls = await endpointsOfContracts()
export const withBody = calls.filter((e) => e.body !== undefined)

const sendsAllValues = process.env.ALL_VALUES === '1'
/**
 * Three of the given values for a call, and other ones for the next call, so that all are tried on a fourth of the calls. ALL_VALUES=1
 * tries all of them on each call.
 */
export function valuesFor<T>(e: NamedEndpoint, values: readonly T[]): readonly T[] {
  if (sendsAllValues || values.length <= 3) return values
  const first = (calls.indexOf(e) * 3 + seed) % values.length
  return [...values, ...values].slice(first, first + 3)
}

/** Default messages of zod, which must not reach people. */
const zodMessages = /Invalid (?:input|option|UUID|ISO|string|key|element)|expected|received|^Too (?:big|small)|NaN/

/** Sends calls with given input on existing records. The functions are called once the app and its records exist. */
export function createInputCalls(app: () => TestApp, records: () => Records) {
  const ids = (e: NamedEndpoint) => idsFor(records(), e)
  const validInput = (e: NamedEndpoint) => validBodyFor(records(), e)
  const clientFor = (e: NamedEndpoint) => clientOf(app(), records(), e)
  const send = (e: NamedEndpoint, body?: unknown, headers: Record<string, string> = json) =>
    clientFor(e).send({ method: e.method, url: urlOf(e, ids(e)), headers, ...(body === undefined ? {} : { body }) })

  const lastFault = () => app().log.findLast((line) => line.includes('"level":50')) ?? ''
  function assertRejected(
    { status, body }: Awaited<ReturnType<typeof send>>,
    why: string,
    expected?: { status?: number; field?: string },
  ) {
    const text = `${why}: ${status} ${JSON.stringify(body)}${status >= 500 ? lastFault() : ''}`
    assert.ok(status >= 400 && status < 500, text)
    for (const part of ['message', 'code', 'requestId']) assert.equal(typeof body[part], 'string', text)
    assert.doesNotMatch(String(body.message), zodMessages, text)
    if (expected?.status) assert.equal(status, expected.status, text)
    if (expected?.field) assert.equal(String(body.field).split('.')[0], expected.field, text)
  }
  return { ids, validInput, clientFor, send, assertRejected, lastFault }
}
