import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { EntryPermission, EntryWindow } from '../requests/schemas.ts'
import type { Entry } from '../requests/request-input.ts'
import { requestErrors } from '../requests/messages/errors.ts'

export const maxWindows = 3

/** The entry form's values. */
export const EntryValues = z.object({
  entryPermission: EntryPermission,
  entryWindows: z.array(EntryWindow).max(maxWindows),
  petsNote: z.string().max(200, { error: fieldText((language) => requestErrors[language].longPetsNote) }),
})
export type EntryValues = z.infer<typeof EntryValues>

type Known = Pick<Entry, 'entryPermission' | 'entryWindows' | 'petsNote'>

/** Defaults to `call_first`: nobody enters without a call unless the resident allows it. */
export const entryValuesOf = ({ entryPermission, entryWindows, petsNote }: Known = {}): EntryValues => ({
  entryPermission: entryPermission ?? 'call_first',
  entryWindows: entryWindows ?? [],
  petsNote: petsNote ?? '',
})
