import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { type NamedEndpoint, title } from '../support/contracts.ts'
import { toJson, hostile, type Schema, schemaOf } from '../support/generated.ts'
import { createTestApp, type TestApp } from '../support/test-app.ts'
import { addRecords, type Records } from '../support/real-records.ts'
import { expectedErrors } from '../support/expected-errors.ts'
import { bodies, createInputCalls, noLimits, seed, valuesFor, withBody } from '../support/input-calls.ts'
const bodyLimit = 65_536
/** Fields whose limit is larger than that of a body. */
const unlimitedFields = new Set(['notes'])

let app: TestApp
/** Records that the calls change. */
let records: Records

before(async () => {
  app = await createTestApp(noLimits)
  console.log(`SEED=${seed} BODIES=${bodies}`)
  records = await addRecords(app)
})
after(() => app.close())

const { validInput, send, assertRejected } = createInputCalls(
  () => app,
  () => records,
)

/** The JSON types that a field accepts; null if the schema does not say. */
function kindsOf(schema: Schema): string[] | null {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice) => kindsOf(choice) ?? [])
  if (schema.enum) return schema.enum.map((value) => typeof value)
  return schema.type === undefined ? null : [schema.type === 'integer' ? 'number' : schema.type]
}
const fieldsOf = (e: NamedEndpoint) => {
  const { properties = {}, required = [] } = schemaOf(e.body as NonNullable<NamedEndpoint['body']>)
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }))
}

describe('a valid body is accepted', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const { status, body } = await send(e, validInput(e))
      assert.equal(status, expectedErrors[title(e)] ?? e.status ?? 200, JSON.stringify(body))
    })
})

describe('an invalid body is rejected', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const needsSomething = fieldsOf(e).some(({ required }) => required)
      if (needsSomething) assertRejected(await send(e, undefined, {}), 'nothing sent', { status: 400 })
      for (const text of valuesFor(e, [
        '',
        '{',
        '{"a":1,}',
        'undefined',
        '{"a":1}{"b":2}',
        "{'a':1}",
        '{"__proto__":{"role":"admin"}}',
      ]))
        assertRejected(await send(e, text), text, { status: 400 })
      for (const value of valuesFor(e, ['"text"', '7', 'true', '[]', '[{}]']))
        assertRejected(await send(e, value), value, { status: 400 })

      const valid = JSON.stringify(validInput(e))
      for (const type of valuesFor(e, [
        'text/plain',
        'text/html',
        'application/xml',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'nonsense',
        'application/jsonx',
      ]))
        assertRejected(await send(e, valid, { 'content-type': type }), type, { status: 415, field: 'Content-Type' })

      const padded = (bytes: number) => valid + ' '.repeat(bytes - Buffer.byteLength(valid))
      assertRejected(await send(e, padded(bodyLimit + 1)), 'one byte too many', { status: 413, field: 'body' })
      assert.notEqual((await send(e, padded(bodyLimit))).status, 413)
    })
})

describe('an error names a field that is missing, blank, too long or of the wrong type', () => {
  for (const e of withBody)
    it(title(e), async () => {
      const valid = validInput(e)
      for (const { name, schema, required } of fieldsOf(e)) {
        const kinds = kindsOf(schema)
        const mistake = { status: 400, field: name }
        const sendWith = (value: unknown) => send(e, { ...valid, [name]: value })
        if (required) {
          const { [name]: _, ...without } = valid
          assertRejected(await send(e, without), `without ${name}`, mistake)
          assertRejected(await sendWith(''), `${name} empty`, mistake)
          assertRejected(await sendWith(' \t\u00a0 '), `${name} blank`, expectedErrors[title(e)] ? {} : mistake)
        }
        if (kinds === null && !required) continue
        for (const [kind, value] of Object.entries({
          number: 42,
          boolean: true,
          object: { $gt: '' },
          array: [['x']],
          string: 'no such thing'.repeat(4800),
          null: null,
        })) {
          if (kinds?.includes(kind) && (kind !== 'string' || unlimitedFields.has(name))) continue
          const response = await sendWith(value)
          // Some fields accept a number for its text, and null for an optional choice.
          const isText = kind === 'number' && [200, 201, 409].includes(response.status)
          if (isText || (kind === 'null' && !required && response.status !== 500)) continue
          assertRejected(response, `${name} as ${kind}`, mistake)
        }
      }
    })
})

describe(`${bodies} generated bodies for each call never cause a server error`, () => {
  for (const e of withBody)
    it(title(e), async () => {
      const { length } = app.log
      await fc.assert(
        fc.asyncProperty(hostile(schemaOf(e.body as NonNullable<typeof e.body>)), fc.nat(19), async (body, n) => {
          const response = await send(e, toJson(body, n === 0))
          if (response.status >= 400) assertRejected(response, 'generated')
          else assert.equal(response.status, e.status ?? 200)
        }),
        { seed, numRuns: bodies, endOnFailure: true },
      )
      assert.deepEqual(
        app.log.slice(length).filter((line) => line.includes('"level":50')),
        [],
      )
    })
})
