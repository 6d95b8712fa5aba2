import { z } from 'zod'
import { isVisible } from '#platform/visible-text.ts'
import {
  CategoryAsSent,
  EntryPermission,
  EntryWindow,
  pauseKinds,
  PlaceKind,
  PriorityAsSent,
  StatusAsSent,
  WhoseMove,
} from './choices.ts'

const required = 'Please fill in all required fields'
const longestText = 200
const longestNote = 10_000
const longestMessage = 5_000

export const Title = z
  .string(required)
  .trim()
  .min(1, required)
  .refine(isVisible, required)
  .max(longestText, 'The title can have at most 200 characters')
export const Description = z
  .string(required)
  .trim()
  .min(1, required)
  .refine(isVisible, required)
  .max(longestMessage, 'The description can have at most 5,000 characters')
const NoteText = z
  .string('Please write a note')
  .trim()
  .min(1, 'Please write a note')
  .refine(isVisible, 'Please write a note')
  .max(longestNote, 'A note can have at most 10,000 characters')
export const MessageText = z
  .string('Please write a message')
  .trim()
  .min(1, 'Please write a message')
  .refine(isVisible, 'Please write a message')
  .max(longestMessage, 'A message can have at most 5,000 characters')
/** Dollars, at least 0, in steps of a cent. */
const Cost = z
  .number('The cost must be a number')
  .min(0, 'The cost cannot be below 0')
  .max(10_000_000, 'The cost is too large')
  .multipleOf(0.01, 'The cost has at most two decimals')

/** Why somebody must act, or why it waits. */
const Reason = z
  .string('Please say why')
  .trim()
  .min(1, 'Please say why')
  .refine(isVisible, 'Please say why')
  .max(longestText, 'The reason can have at most 200 characters')

const ScheduledDate = z.iso
  .datetime({ offset: true, error: 'The scheduled date must be a date and time' })
  .refine((text) => /^20\d\d-/.test(text), 'The scheduled date must lie in this century')

/** How the home may be entered for the work; what is absent stays. */
export const Entry = z.object({
  entryPermission: EntryPermission.nullable().optional(),
  entryWindows: z.array(EntryWindow).max(3, 'At most 3 times').optional(),
  /** Animals at home, and what to mind about them. */
  petsNote: z
    .string('The note about pets must be text')
    .trim()
    .max(200, 'The note about pets can have at most 200 characters')
    .nullable()
    .optional(),
})
export type Entry = z.infer<typeof Entry>

export const mostPhotos = 8
export const PhotoIds = z
  .array(z.uuid('photoIds must be ids of photos'), 'photoIds must be a list')
  .max(mostPhotos, `A request has at most ${mostPhotos} photos`)

/** What the office may change; what is absent stays. */
export const RequestChanges = z.object({
  title: Title.optional(),
  description: Description.optional(),
  priority: PriorityAsSent.optional(),
  category: CategoryAsSent.optional(),
  status: StatusAsSent.optional(),
  assignedTo: z.uuid('Choose somebody from the list').nullable().optional(),
  scheduledDate: ScheduledDate.nullable().optional(),
  estimatedCost: Cost.nullable().optional(),
  cost: Cost.nullable().optional(),
  vendorId: z.uuid('Choose a vendor from the list').nullable().optional(),
  whoseMove: WhoseMove.optional(),
  whoseMoveWhy: Reason.nullable().optional(),
  ...Entry.shape,
})
export type RequestChanges = z.infer<typeof RequestChanges>

const orNobody = (message: string) =>
  z.preprocess((given) => (given === '' ? null : given), z.uuid(message).nullable()).default(null)

/** A request for a unit, as the office files it. Costs are dollars. */
export const NewRequest = z.object({
  title: Title,
  description: Description,
  priority: PriorityAsSent.default('normal'),
  category: CategoryAsSent.default('general'),
  /** Whom it is for; needed where somebody lives in the unit. */
  tenantId: orNobody('Choose a resident from the list'),
  assignedTo: orNobody('Choose somebody from the list'),
  estimatedCost: z.preprocess((given) => (given === '' ? null : given), Cost.nullable()).default(null),
  scheduledDate: z.preprocess((given) => (given === '' ? null : given), ScheduledDate.nullable()).default(null),
})
export type NewRequest = z.infer<typeof NewRequest>

/** A request for a home, or for a place of the building. */
export const NewPlacedRequest = NewRequest.extend({
  unitId: orNobody('Choose a unit from the list'),
  placeKind: PlaceKind.exclude(['unit']).default('common_area'),
  /** The name of the place; needed where no unit is chosen. */
  placeName: z
    .string('Please name the place')
    .trim()
    .max(longestText, 'The place can have at most 200 characters')
    .default(''),
})
export type NewPlacedRequest = z.infer<typeof NewPlacedRequest>

/** What stops the clock: what it waits for, and why. */
export const NewPause = z.object({
  waitsFor: z.enum(pauseKinds, 'Choose what it waits for'),
  why: Reason,
  /** When the pause is expected to end. */
  until: ScheduledDate.nullable().default(null),
})
export type NewPause = z.infer<typeof NewPause>

export const NewNote = z.object({
  note: NoteText,
  /** Whether the resident reads it too; the office's own otherwise. */
  visibleToResident: z.boolean('visibleToResident is true or false').default(false),
})
export type NewNote = z.infer<typeof NewNote>

/** The note of a status change, as the specification's client sends it after the change itself. */
export const StatusChangeNote = z.object({
  requestId: z.uuid('requestId must be the id of a request'),
  note: NoteText.optional(),
  isStatusUpdate: z.boolean('isStatusUpdate is true or false').default(false),
  previousStatus: StatusAsSent.nullable().optional(),
  newStatus: StatusAsSent.nullable().optional(),
})
export type StatusChangeNote = z.infer<typeof StatusChangeNote>
