import { z } from 'zod'
import {
  carriers,
  collectorKinds,
  directions,
  latestOverdue,
  latestReturn,
  longestNote,
  longestPlace,
  longestTracking,
  largestHandOver,
  maxPlaces,
  mostReminders,
  photoKinds,
  placeKinds,
  proofs,
} from './choices.ts'
import { normalizeTracking } from './tracking.ts'

const Note = z.string().trim().max(longestNote)
const PlaceName = z.string().trim().min(1).max(longestPlace)

/** Who gets a package: a person who lives in the unit, or without one everyone there. */
const Recipient = { unitId: z.uuid(), recipientId: z.uuid().nullish() }
const Flags = { isPerishable: z.boolean(), isOversized: z.boolean(), isDamaged: z.boolean() }

export const NewPackage = z.object({
  direction: z.enum(directions).default('incoming'),
  ...Recipient,
  /** As scanned; blanks, hyphens and small letters do not matter. */
  trackingNumber: z
    .string()
    .max(longestTracking * 2)
    .transform(normalizeTracking)
    .pipe(z.string().max(longestTracking))
    .nullish(),
  /** Recognised by the tracking number when absent. */
  carrier: z.enum(carriers).optional(),
  /** Chosen by the rules of the desk when absent. */
  place: PlaceName.optional(),
  isPerishable: Flags.isPerishable.default(false),
  isOversized: Flags.isOversized.default(false),
  isDamaged: Flags.isDamaged.default(false),
  note: Note.default(''),
  /** A photo that was uploaded before. */
  photoId: z.uuid().nullish(),
  /** The same for each attempt to take in this package: of several that arrive, one is taken in. */
  intakeKey: z.string().min(16).max(64).nullish(),
})
export type NewPackage = z.infer<typeof NewPackage>

/** What can be corrected while a package is here, and how it can leave without its recipient. */
export const PackageChanges = z.object({
  unitId: Recipient.unitId.optional(),
  recipientId: Recipient.recipientId,
  carrier: z.enum(carriers).optional(),
  place: PlaceName.optional(),
  isPerishable: Flags.isPerishable.optional(),
  isOversized: Flags.isOversized.optional(),
  isDamaged: Flags.isDamaged.optional(),
  note: Note.optional(),
  status: z.enum(['waiting', 'declined', 'returned', 'sent']).optional(),
  /** Why it was declined or goes back. */
  reason: Note.nullish(),
})
export type PackageChanges = z.infer<typeof PackageChanges>

export const HandOver = z.object({
  packageIds: z.array(z.uuid()).min(1).max(largestHandOver),
  proof: z.enum(proofs),
  /** The pick-up code, where it is the proof. */
  code: z.string().max(20).nullish(),
  collector: z.object({
    kind: z.enum(collectorKinds).default('recipient'),
    /** The recipient's name when absent. */
    name: z.string().trim().max(100).default(''),
  }),
  /** The signature or the photo, where it is the proof. */
  photoId: z.uuid().nullish(),
})
export type HandOver = z.infer<typeof HandOver>

/** The pick-up code that a person says at the desk. */
export const CodeInput = z.object({ code: z.string().trim().min(1).max(20) })

export const PhotoQuery = z.object({ kind: z.enum(photoKinds).default('label') })

/** All places of the desk, in their order. */
export const PlacesInput = z.object({
  places: z
    .array(z.object({ name: PlaceName, kind: z.enum(placeKinds) }))
    .max(maxPlaces)
    .refine((places) => new Set(places.map(({ name }) => name.toLowerCase())).size === places.length, {
      error: 'Each place needs a name of its own',
    }),
})
export type PlacesInput = z.infer<typeof PlacesInput>

/** The last day until which a recipient lets a package wait; null for no longer than usual. */
export const PauseInput = z.object({ until: z.iso.date().nullable() })

const Days = z
  .array(z.int().min(1).max(latestReturn))
  .max(mostReminders)
  .refine((days) => days.every((day, place) => place === 0 || day > (days[place - 1] ?? 0)), {
    error: 'Write the days in their order, each once',
  })

/** When recipients are reminded, and when packages go back: days after the arrival. */
export const PackageRulesInput = z
  .object({
    remindAfter: Days,
    remindPerishableAfter: Days,
    overdueAfter: z.int().min(1).max(latestOverdue),
    returnAfter: z.int().min(1).max(latestReturn),
    returnPerishableAfter: z.int().min(1).max(latestReturn),
  })
  .refine(({ remindAfter, returnAfter }) => remindAfter.every((day) => day < returnAfter), {
    path: ['remindAfter'],
    error: 'The last reminder has to come before the day on which packages go back',
  })
  .refine(
    ({ remindPerishableAfter, returnPerishableAfter }) =>
      remindPerishableAfter.every((day) => day < returnPerishableAfter),
    {
      path: ['remindPerishableAfter'],
      error: 'The last reminder has to come before the day on which packages go back',
    },
  )
export type PackageRulesInput = z.infer<typeof PackageRulesInput>
