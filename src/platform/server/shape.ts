import type { z } from 'zod'
import { Refusal } from '../refusal.ts'

/** Parses what was sent; the first mistake becomes a 400 that names its field. */
export function inShape<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent)
  if (read.success) {
    const field = unstorable(read.data)
    if (field !== null)
      throw new Refusal(400, 'invalid', 'This text has characters that cannot be kept.', { field: field || 'body' })
    return read.data
  }
  const [first] = read.error.issues
  const field = first?.path.join('.') || undefined
  const message = first?.message ?? 'What was sent does not fit'
  throw new Refusal(400, 'invalid', message, { field: field ?? 'body' })
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Whether a text can be the id of anything. */
export const isId = (text: string) => uuid.test(text)

/** PostgreSQL keeps no NUL and no half character; a text with one would fail there. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** The field whose text cannot be kept; null when all can. Without recursion: what was sent may be nested deeply. */
function unstorable(sent: unknown): string | null {
  const open: [field: string, value: unknown][] = [['', sent]]
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && !isStorable(value)) return field
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return field
      open.push([field === '' ? name : `${field}.${name}`, inner])
    }
  }
  return null
}
