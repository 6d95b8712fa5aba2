import { isWholeCents } from '#platform/text/whole-money.ts'
import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import type { Message } from '#platform/language/language.ts'
import { isVisible } from '#platform/text/visible-text.ts'
import {
  CategoryInput,
  EntryPermission,
  EntryWindow,
  OtherPlaceKindInput,
  PriorityInput,
  StatusInput,
  WaitingOn,
} from './schemas.ts'
import { pauseKinds } from './choices.ts'
import { requestErrors } from './messages/errors.ts'

const maxTextLength = 200
const longestNote = 10_000
const longestMessage = 5_000

const trimmedText = (missing: Message, tooLong: Message, most: number) =>
  z
    .string({ error: fieldText(missing) })
    .trim()
    .min(1, { error: fieldText(missing) })
    .refine(isVisible, { error: fieldText(missing) })
    .max(most, { error: fieldText(tooLong) })

export const Title = trimmedText(
  (language) => requestErrors[language].required,
  (language) => requestErrors[language].longTitle,
  maxTextLength,
)
export const Description = trimmedText(
  (language) => requestErrors[language].required,
  (language) => requestErrors[language].longDescription,
  longestMessage,
)
/** What is still wrong after the work; '' when the resident wrote nothing. */
export const OptionalText = z
  .string({ error: fieldText((language) => requestErrors[language].longDescription) })
  .trim()
  .max(longestMessage, { error: fieldText((language) => requestErrors[language].longDescription) })
  .default('')
export const NoteText = trimmedText(
  (language) => requestErrors[language].noNote,
  (language) => requestErrors[language].longNote,
  longestNote,
)
export const MessageText = trimmedText(
  (language) => requestErrors[language].noMessage,
  (language) => requestErrors[language].longMessage,
  longestMessage,
)
/** An amount of money, at least 0. */
export const Cost = z
  .number({ error: fieldText((language) => requestErrors[language].badCost) })
  .min(0, { error: fieldText((language) => requestErrors[language].negativeCost) })
  .max(10_000_000, { error: fieldText((language) => requestErrors[language].largeCost) })
  .refine(isWholeCents, { error: fieldText((language) => requestErrors[language].costDecimals()) })

/** A place of the building that is not a home. */
export const PlaceName = trimmedText(
  (language) => requestErrors[language].noPlace,
  (language) => requestErrors[language].longPlace,
  maxTextLength,
)

/** The reason why a party must act, why the request waits, or why it is withdrawn. */
export const Reason = trimmedText(
  (language) => requestErrors[language].noReason,
  (language) => requestErrors[language].longReason,
  maxTextLength,
)

const ScheduledDate = z.iso
  .datetime({ offset: true, error: fieldText((language) => requestErrors[language].badSchedule) })
  .refine((text) => /^20\d\d-/.test(text), { error: fieldText((language) => requestErrors[language].farSchedule) })

/** How the home may be entered for the work; absent fields stay unchanged. */
export const Entry = z.object({
  entryPermission: EntryPermission.nullable().optional(),
  entryWindows: z
    .array(EntryWindow)
    .max(3, { error: fieldText((language) => requestErrors[language].manyTimes) })
    .optional(),
  /** Pets at home, and what to watch for. */
  petsNote: z
    .string({ error: fieldText((language) => requestErrors[language].badPetsNote) })
    .trim()
    .max(200, { error: fieldText((language) => requestErrors[language].longPetsNote) })
    .nullable()
    .optional(),
})
export type Entry = z.infer<typeof Entry>

export const maxPhotos = 8
export const PhotoIds = z
  .array(z.uuid({ error: fieldText((language) => requestErrors[language].badPhotos) }), {
    error: fieldText((language) => requestErrors[language].badPhotoList),
  })
  .max(maxPhotos, { error: fieldText((language) => requestErrors[language].manyPhotos(maxPhotos)) })

/** What the office may change; absent fields stay unchanged. */
export const RequestChanges = z.object({
  title: Title.optional(),
  description: Description.optional(),
  priority: PriorityInput.optional(),
  category: CategoryInput.optional(),
  status: StatusInput.optional(),
  assignedTo: z
    .uuid({ error: fieldText((language) => requestErrors[language].choosePerson) })
    .nullable()
    .optional(),
  scheduledDate: ScheduledDate.nullable().optional(),
  estimatedCost: Cost.nullable().optional(),
  cost: Cost.nullable().optional(),
  vendorId: z
    .uuid({ error: fieldText((language) => requestErrors[language].chooseVendor) })
    .nullable()
    .optional(),
  waitingOn: WaitingOn.optional(),
  waitingOnReason: Reason.nullable().optional(),
  ...Entry.shape,
})
export type RequestChanges = z.infer<typeof RequestChanges>

const optionalId = (wrong: Message) =>
  z.preprocess((value) => (value === '' ? null : value), z.uuid({ error: fieldText(wrong) }).nullable()).default(null)

/** A request for a unit, as the office files it. Costs are dollars. */
export const NewRequest = z.object({
  title: Title,
  description: Description,
  priority: PriorityInput.default('normal'),
  category: CategoryInput.default('general'),
  /** Required when the unit is occupied. */
  tenantId: optionalId((language) => requestErrors[language].chooseResident),
  assignedTo: optionalId((language) => requestErrors[language].choosePerson),
  estimatedCost: z.preprocess((value) => (value === '' ? null : value), Cost.nullable()).default(null),
  scheduledDate: z.preprocess((value) => (value === '' ? null : value), ScheduledDate.nullable()).default(null),
})
export type NewRequest = z.infer<typeof NewRequest>

/** A request for a home, or for a place of the building. */
export const NewPlacedRequest = NewRequest.extend({
  unitId: optionalId((language) => requestErrors[language].chooseUnit),
  placeKind: OtherPlaceKindInput.default('common_area'),
  /** Required when no unit is chosen. */
  placeName: z
    .string({ error: fieldText((language) => requestErrors[language].noPlace) })
    .trim()
    .max(maxTextLength, { error: fieldText((language) => requestErrors[language].longPlace) })
    .default(''),
})
export type NewPlacedRequest = z.infer<typeof NewPlacedRequest>

/** Why the clock is paused. */
export const NewPause = z.object({
  waitsFor: z.enum(pauseKinds, { error: fieldText((language) => requestErrors[language].choosePause) }),
  why: Reason,
  /** When the pause is expected to end. */
  until: ScheduledDate.nullable().default(null),
})
export type NewPause = z.infer<typeof NewPause>

export const NewNote = z.object({
  note: NoteText,
  /** Whether the resident sees it; internal otherwise. */
  visibleToResident: z.boolean({ error: fieldText((language) => requestErrors[language].badVisible) }).default(false),
})
export type NewNote = z.infer<typeof NewNote>

/** A change, with a note of its author in the same call. */
export const NotedChanges = RequestChanges.extend({ note: NewNote.optional() })
export type NotedChanges = z.infer<typeof NotedChanges>

/** The note of a status change, as the specification's client sends it after the change itself. */
export const StatusChangeNote = z.object({
  requestId: z.uuid('requestId must be the id of a request'),
  note: NoteText.optional(),
  isStatusUpdate: z.boolean('isStatusUpdate must be true or false').default(false),
  previousStatus: StatusInput.nullable().optional(),
  newStatus: StatusInput.nullable().optional(),
})
export type StatusChangeNote = z.infer<typeof StatusChangeNote>
