import { z } from 'zod'
import { largestSelection } from '#platform/largest-selection.ts'
import { manyOutcomes } from './choices.ts'
import { words } from './messages/en.ts'
import { Operation } from './operation.ts'

/** The ids of selected records. */
export const SelectedIds = z.array(z.uuid(words.badIds), words.badIds).max(largestSelection, words.tooMany).default([])

/** One press that changes many records; sent again with the same operation, it changes nothing more. */
export const ManyRecords = z.object({
  operation: Operation,
  records: z
    .array(
      z.object({
        id: z.uuid(words.badIds),
        /** The version that was read; a record that has changed since is left as it is. */
        version: z.int(words.badVersion),
      }),
      words.badIds,
    )
    .max(largestSelection, words.tooMany),
})

export const ManyResult = z.object({
  results: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(manyOutcomes),
      /** Why it was rejected. */
      reason: z.string().nullable(),
    }),
  ),
})
export type ManyResult = z.infer<typeof ManyResult>

/** A selected record, and why a change leaves it out; null when it can be changed. */
export const checkedFields = { id: z.uuid(), version: z.int(), reason: z.string().nullable() }
