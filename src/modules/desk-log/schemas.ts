import { z } from 'zod'
import { categories, priorities } from '#maintenance/requests/choices.ts'
import { chosenKinds, longestEntry, longestNote, longestPlace, longestTitle } from './choices.ts'

export const NewEntry = z.object({
  kind: z.enum(chosenKinds).default('note'),
  body: z.string().trim().min(1).max(longestEntry),
  /** A common area, where it is not about a unit. */
  placeName: z.string().trim().max(longestPlace).default(''),
  unitId: z.uuid().nullish(),
  /** A photo that was uploaded before. */
  photoId: z.uuid().nullish(),
  /** Whether something has to be done about it. */
  needsFollowUp: z.boolean().default(false),
  /** The entry that this one corrects, which makes it a correction. */
  correctsId: z.uuid().nullish(),
  /** Made once for each entry, so that one which is sent again is entered once. */
  entryKey: z.string().min(16).max(64).nullish(),
  /** When it was written on a device without a connection, and by whose account. */
  writtenAt: z.iso.datetime().nullish(),
  writtenBy: z.uuid().nullish(),
})
export type NewEntry = z.infer<typeof NewEntry>

const Note = z.string().trim().max(longestNote).default('')
export const EndOfShift = z.object({ note: Note })
export type EndOfShift = z.infer<typeof EndOfShift>
export const FollowUpDone = z.object({ note: Note })
export type FollowUpDone = z.infer<typeof FollowUpDone>

const Title = z.string().trim().min(1).max(longestTitle)
export const RequestOfEntry = z.object({
  title: Title,
  category: z.enum(categories).default('general'),
  priority: z.enum(priorities).default('normal'),
})
export type RequestOfEntry = z.infer<typeof RequestOfEntry>
export const AnnouncementOfEntry = z.object({ title: Title })
export type AnnouncementOfEntry = z.infer<typeof AnnouncementOfEntry>

/** The code on the sign of a place, or its address, as a scanner types it. */
export const ScannedPoint = z.object({ code: z.string().trim().min(1).max(200) })
export type ScannedPoint = z.infer<typeof ScannedPoint>
