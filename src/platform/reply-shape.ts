/**
 * The fields of a reply as far as the browser checks them, because pages contain no schemas. `0`: anything, including
 * null. `1`: anything but null. `[row]`: a list. `{ name: … }`: a record with these fields, without those that the
 * contract makes optional. `{ '?': shape }`: null or the shape. `'nothing'`: no body is expected.
 */
export type ReplyShape = 0 | 1 | 'nothing' | readonly [ReplyShape] | { readonly [field: string]: ReplyShape }

type Schema = { def: { type: string } & Record<string, unknown> }

/** Derives the shape from a schema of the contract. */
export function replyShapeOf(schema: unknown): ReplyShape {
  // In a page the schema is absent; only what the build derived from it is available.
  if (schema === undefined) return 0
  const { def } = schema as Schema
  switch (def.type) {
    case 'array':
      return [replyShapeOf(def['element'])]
    case 'tuple':
      return [0]
    case 'object':
      return fieldsOf(def['shape'] as Record<string, Schema>)
    case 'record':
      return {}
    case 'undefined':
    case 'void':
    case 'never':
      return 'nothing'
    case 'pipe':
      return replyShapeOf(def['out'])
    case 'readonly':
    case 'default':
      return replyShapeOf(def['innerType'])
    case 'nullable': {
      const shape = replyShapeOf(def['innerType'])
      return typeof shape === 'object' ? { '?': shape } : 0
    }
    case 'union':
      return (def['options'] as unknown[]).map(replyShapeOf).reduce(commonShape)
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return 1
    default:
      return 0
  }
}

function fieldsOf(fields: Readonly<Record<string, Schema>>): ReplyShape {
  const required = Object.entries(fields).filter(([, { def }]) => !canBeMissing.has(def.type))
  return Object.fromEntries(required.map(([name, schema]) => [name, replyShapeOf(schema)]))
}

const canBeMissing: ReadonlySet<string> = new Set(['optional', 'undefined', 'unknown', 'any', 'void', 'never'])

/** The fields that both shapes require. */
function commonShape(one: ReplyShape, other: ReplyShape): ReplyShape {
  if (one === other) return one
  if (isList(one) && isList(other)) return [commonShape(one[0], other[0])]
  if (isRecord(one) && isRecord(other))
    return Object.fromEntries(
      Object.entries(one).flatMap(([name, shape]) => {
        const second = other[name]
        return second === undefined ? [] : [[name, commonShape(shape, second)]]
      }),
    )
  return isEmptyAllowed(one) || isEmptyAllowed(other) ? 0 : 1
}

const isList = (shape: ReplyShape): shape is readonly [ReplyShape] => Array.isArray(shape)
const isRecord = (shape: ReplyShape): shape is { readonly [field: string]: ReplyShape } =>
  typeof shape === 'object' && !isList(shape)
const isEmptyAllowed = (shape: ReplyShape) =>
  shape === 0 || shape === 'nothing' || (isRecord(shape) && shape['?'] !== undefined)

/** Whether a parsed reply has the shape of its contract; `undefined` is an empty one. */
export function hasShape(shape: ReplyShape, value: unknown): boolean {
  if (shape === 'nothing') return true
  if (value === undefined) return false
  if (shape === 0) return true
  if (value === null) return isEmptyAllowed(shape)
  if (shape === 1) return true
  if (isList(shape)) return Array.isArray(value) && value.every((row) => hasShape(shape[0], row))
  if (shape['?'] !== undefined) return hasShape(shape['?'], value)
  if (typeof value !== 'object' || Array.isArray(value)) return false
  const record = value as Readonly<Record<string, unknown>>
  if (record['id'] === '') return false
  return Object.entries(shape).every(([name, field]) => hasShape(field, record[name]))
}
