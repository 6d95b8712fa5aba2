import type { z } from 'zod'
import { Refusal } from '../refusal.ts'

/** Parses what was sent; the first mistake becomes a 400 that names its field. */
export function inShape<S extends z.ZodType>(schema: S, sent: unknown): z.output<S> {
  const read = schema.safeParse(sent)
  if (read.success) return read.data
  const [first] = read.error.issues
  const field = first?.path.join('.') || undefined
  const message = first?.message ?? 'Invalid input'
  throw new Refusal(400, 'invalid', message, { field: field ?? 'body' })
}
