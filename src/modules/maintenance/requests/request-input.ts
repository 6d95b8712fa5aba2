import { z } from 'zod'
import { isVisible } from '#platform/text/visible-text.ts'
import {
  CategoryInput,
  EntryPermission,
  EntryWindow,
  pauseKinds,
  OtherPlaceKindInput,
  PriorityInput,
  StatusInput,
  WaitingOn,
} from './choices.ts'
import { requestErrors } from './messages/errors.ts'

const longestText = 200
const longestNote = 10_000
const longestMessage = 5_000

export const Title = z
  .string({ error: () => requestErrors.required })
  .trim()
  .min(1, { error: () => requestErrors.required })
  .refine(isVisible, { error: () => requestErrors.required })
  .max(longestText, { error: () => requestErrors.longTitle })
export const Description = z
  .string({ error: () => requestErrors.required })
  .trim()
  .min(1, { error: () => requestErrors.required })
  .refine(isVisible, { error: () => requestErrors.required })
  .max(longestMessage, { error: () => requestErrors.longDescription })
const NoteText = z
  .string({ error: () => requestErrors.noNote })
  .trim()
  .min(1, { error: () => requestErrors.noNote })
  .refine(isVisible, { error: () => requestErrors.noNote })
  .max(longestNote, { error: () => requestErrors.longNote })
export const MessageText = z
  .string({ error: () => requestErrors.noMessage })
  .trim()
  .min(1, { error: () => requestErrors.noMessage })
  .refine(isVisible, { error: () => requestErrors.noMessage })
  .max(longestMessage, { error: () => requestErrors.longMessage })
/** Dollars, at least 0, in steps of a cent. */
const Cost = z
  .number({ error: () => requestErrors.badCost })
  .min(0, { error: () => requestErrors.negativeCost })
  .max(10_000_000, { error: () => requestErrors.largeCost })
  .multipleOf(0.01, { error: () => requestErrors.costDecimals })

/** The reason why a party must act, or why the request waits. */
const Reason = z
  .string({ error: () => requestErrors.noReason })
  .trim()
  .min(1, { error: () => requestErrors.noReason })
  .refine(isVisible, { error: () => requestErrors.noReason })
  .max(longestText, { error: () => requestErrors.longReason })

const ScheduledDate = z.iso
  .datetime({ offset: true, error: () => requestErrors.badSchedule })
  .refine((text) => /^20\d\d-/.test(text), { error: () => requestErrors.farSchedule })

/** How the home may be entered for the work; absent fields stay unchanged. */
export const Entry = z.object({
  entryPermission: EntryPermission.nullable().optional(),
  entryWindows: z
    .array(EntryWindow)
    .max(3, { error: () => requestErrors.manyTimes })
    .optional(),
  /** Pets at home, and what to watch for. */
  petsNote: z
    .string({ error: () => requestErrors.badPetsNote })
    .trim()
    .max(200, { error: () => requestErrors.longPetsNote })
    .nullable()
    .optional(),
})
export type Entry = z.infer<typeof Entry>

export const maxPhotos = 8
export const PhotoIds = z
  .array(z.uuid({ error: () => requestErrors.badPhotos }), { error: () => requestErrors.badPhotoList })
  .max(maxPhotos, { error: () => requestErrors.manyPhotos(maxPhotos) })

/** What the office may change; absent fields stay unchanged. */
export const RequestChanges = z.object({
  title: Title.optional(),
  description: Description.optional(),
  priority: PriorityInput.optional(),
  category: CategoryInput.optional(),
  status: StatusInput.optional(),
  assignedTo: z
    .uuid({ error: () => requestErrors.choosePerson })
    .nullable()
    .optional(),
  scheduledDate: ScheduledDate.nullable().optional(),
  estimatedCost: Cost.nullable().optional(),
  cost: Cost.nullable().optional(),
  vendorId: z
    .uuid({ error: () => requestErrors.chooseVendor })
    .nullable()
    .optional(),
  waitingOn: WaitingOn.optional(),
  waitingOnReason: Reason.nullable().optional(),
  ...Entry.shape,
})
export type RequestChanges = z.infer<typeof RequestChanges>

const optionalId = (text: () => string) =>
  z.preprocess((value) => (value === '' ? null : value), z.uuid({ error: text }).nullable()).default(null)

/** A request for a unit, as the office files it. Costs are dollars. */
export const NewRequest = z.object({
  title: Title,
  description: Description,
  priority: PriorityInput.default('normal'),
  category: CategoryInput.default('general'),
  /** Required when the unit is occupied. */
  tenantId: optionalId(() => requestErrors.chooseResident),
  assignedTo: optionalId(() => requestErrors.choosePerson),
  estimatedCost: z.preprocess((value) => (value === '' ? null : value), Cost.nullable()).default(null),
  scheduledDate: z.preprocess((value) => (value === '' ? null : value), ScheduledDate.nullable()).default(null),
})
export type NewRequest = z.infer<typeof NewRequest>

/** A request for a home, or for a place of the building. */
export const NewPlacedRequest = NewRequest.extend({
  unitId: optionalId(() => requestErrors.chooseUnit),
  placeKind: OtherPlaceKindInput.default('common_area'),
  /** Required when no unit is chosen. */
  placeName: z
    .string({ error: () => requestErrors.noPlace })
    .trim()
    .max(longestText, { error: () => requestErrors.longPlace })
    .default(''),
})
export type NewPlacedRequest = z.infer<typeof NewPlacedRequest>

/** Why the clock is paused. */
export const NewPause = z.object({
  waitsFor: z.enum(pauseKinds, { error: () => requestErrors.choosePause }),
  why: Reason,
  /** When the pause is expected to end. */
  until: ScheduledDate.nullable().default(null),
})
export type NewPause = z.infer<typeof NewPause>

export const NewNote = z.object({
  note: NoteText,
  /** Whether the resident sees it; internal otherwise. */
  visibleToResident: z.boolean({ error: () => requestErrors.badVisible }).default(false),
})
export type NewNote = z.infer<typeof NewNote>

/** The note of a status change, as the specification's client sends it after the change itself. */
export const StatusChangeNote = z.object({
  requestId: z.uuid('requestId must be the id of a request'),
  note: NoteText.optional(),
  isStatusUpdate: z.boolean('isStatusUpdate must be true or false').default(false),
  previousStatus: StatusInput.nullable().optional(),
  newStatus: StatusInput.nullable().optional(),
})
export type StatusChangeNote = z.infer<typeof StatusChangeNote>
