import { z } from 'zod'
import { EntryPermission, EntryWindow } from './choices.ts'
import type { Entry } from './request-input.ts'

export const mostWindows = 3

/** The way in, as a form holds it. */
export const EntryValues = z.object({
  entryPermission: EntryPermission,
  entryWindows: z.array(EntryWindow).max(mostWindows),
  petsNote: z.string().max(200, 'The note about pets can have at most 200 characters'),
})
export type EntryValues = z.infer<typeof EntryValues>

type Known = Pick<Entry, 'entryPermission' | 'entryWindows' | 'petsNote'>

/** Nobody comes in unasked unless the resident says so. */
export const entryValuesOf = ({ entryPermission, entryWindows, petsNote }: Known = {}): EntryValues => ({
  entryPermission: entryPermission ?? 'call_first',
  entryWindows: entryWindows ?? [],
  petsNote: petsNote ?? '',
})
