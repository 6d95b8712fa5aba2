import fc from 'fast-check'
import { z } from 'zod'
import { exampleBodies } from './example-bodies.ts'

/** The part of JSON Schema that the contracts use. */
export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  minItems?: number
  maxItems?: number
}

/**
 * The schema of the input of a contract. If a field is transformed before its validation (for example trimmed), only the
 * schema of the output has its limits, so both are combined.
 */
export function schemaOf(schema: z.ZodType): Schema {
  // zod's type of a JSON Schema is wider than what contracts use.
  const input = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  const output = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema
  const properties = Object.entries(input.properties ?? {}).map(([name, field]): [string, Schema] => {
    const after = output.properties?.[name] ?? {}
    const isOpen = Object.keys(field).every((key) => key === 'type' || key === 'default')
    return [name, isOpen && (field.type === undefined || field.type === after.type) ? { ...field, ...after } : field]
  })
  return { ...input, properties: Object.fromEntries(properties) }
}

/** Values that match the schema. Rules outside JSON Schema (refinements) can still reject some of them. */
export function validFor(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(validFor))
  if (schema.allOf) return validFor(Object.assign({}, schema, ...schema.allOf, { allOf: undefined }) as Schema)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.type === 'string') return text(schema)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'integer' || schema.type === 'number') return number(schema)
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => validFor(item)))
  if (schema.type === 'array')
    return fc.array(validFor(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
    })
  if (schema.type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {})
      // Optional fields without a schema are left out, such as the hidden spam field of the contact form.
      .filter(([name, inner]) => schema.required?.includes(name) || Object.keys(inner).length > 0)
      .map(([name, inner]) => [name, textByName(name, inner) ?? validFor(inner)] as const)
    // The type of fast-check expects keys of the record, which required fields are.
    return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] })
  }
  return fc.constantFrom('text', 1, null)
}

/** E-mail addresses and telephone numbers have rules that the schema lacks; they are recognized by the name of the field. */
const textByName = (name: string, { type }: Schema) =>
  /email/i.test(name) ? addresses : /phone/i.test(name) && type === 'string' ? phones : null
const phones = fc.constantFrom('416-555-0100', '4165550199')
const addresses = fc.constantFrom('ada@tower.example', 'o.k+tag@sub.tower.example')

function text({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date-time') return fc.constantFrom('2026-03-01T09:30:00Z', '2027-12-31T23:59:59.999Z')
  if (format === 'date') return fc.constantFrom('2026-03-01', '2028-02-29')
  if (format === 'email') return addresses
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'))
  const words = fc.constantFrom('Water under the sink', 'Ärger mit dem Lift', '水漏れ', "O'Brien & <b>Sons</b>", '🌊')
  const repeated = (word: string) => word.repeat(Math.ceil(Math.max(1, minLength) / word.length)).slice(0, maxLength)
  return words.map(repeated)
}

function number({ type, minimum, maximum, multipleOf = 0.01 }: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(minimum ?? -1000)
  const integer = fc.integer({ min, max: Math.max(min, Math.min(maximum ?? 1000, min + 2_000_000)) })
  return type === 'integer' ? integer : integer.map((n) => Math.max(min, Math.round(n * multipleOf * 100) / 100))
}

const nested = (depth: number) => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'deep')

/** Values that no field accepts. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    -0,
    Number.MAX_SAFE_INTEGER,
    0.1,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
  ),
  fc.constantFrom(
    '\u202e\u2028\u2029',
    '\r\nBcc: all@tower.example',
    "'; drop table users; --",
    '%00',
    '../../etc/passwd',
  ),
  fc.constantFrom('x'.repeat(30_000), '9'.repeat(400), '2026-13-45', '0000-00-00', '-infinity', 'NaN', '1e999'),
  fc.constantFrom(
    '275760-09-13T00:00:00.001Z',
    '-000001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '1970-01-01T00:00:00+23:59',
  ),
  fc.constantFrom({}, [], [[]], { toString: 1 }, { constructor: { prototype: { admin: true } } }, nested(300)),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Mostly valid bodies with fields that are replaced, missing or added, and values that are no body at all. */
export function hostile(schema: Schema): fc.Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {})
  const withInvalidFields = fc.record({
    body: validFor(schema),
    with: junk,
    at: fc.constantFrom(...names, 'unknown', 'id', 'createdBy', 'role'),
  })
  const several = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(junk, validFor(schema.properties?.[name] ?? {}))])),
  )
  return fc.oneof(
    {
      weight: 5,
      arbitrary: withInvalidFields.map(({ body, with: value, at }) => ({ ...(body as object), [at]: value })),
    },
    { weight: 3, arbitrary: several },
    { weight: 1, arbitrary: validFor(schema) },
    { weight: 1, arbitrary: junk },
  )
}

/** Serializes a value as a hostile client does, optionally with `__proto__`, which JavaScript objects cannot contain. */
export const toJson = (value: unknown, withProto: boolean) => {
  const json = JSON.stringify(value) ?? 'null'
  return withProto && json.startsWith('{')
    ? json.replace('{', `{"__proto__":{"role":"admin"}${json === '{}' ? '' : ','}`)
    : json
}

/** A valid body for a contract; always the same one. */
export function validBody(e: { path: string; body?: z.ZodType }): unknown {
  if (!e.body) return undefined
  const example = exampleBodies[e.path]?.()
  if (example && e.body.safeParse(example).success) return example
  const found = fc
    .sample(validFor(schemaOf(e.body)), { seed: 7, numRuns: 300 })
    .find((b) => e.body?.safeParse(b).success)
  if (found === undefined)
    throw new Error(`Found no valid body for ${e.path}: add one to tests/support/example-bodies.ts.`)
  return found
}

/** The valid options of a unit are data of the office, so generated bodies select none. */
export const noUnitOptions = { amenities: [], applianceList: [], fireSafetyDevices: [], accessibilityFeatures: [] }
