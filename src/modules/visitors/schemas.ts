import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import type { Message } from '#platform/language/language.ts'
import { isEmailAddress } from '#platform/text/email-address.ts'
import {
  longestBadge,
  longestName,
  longestNote,
  longestPlate,
  longestStallHours,
  maxGuests,
  mostStallsPerMonth,
  stayKinds,
} from './choices.ts'
import { visitorTexts } from './messages/index.ts'

const error = (text: Message) => ({ error: fieldText(text) })
const required = error((language) => visitorTexts[language].errors.required)
const badDay = error((language) => visitorTexts[language].errors.badDay)
const badTime = error((language) => visitorTexts[language].errors.badTime)
const Day = z.iso.date(badDay)
export const Clock = z.string(badTime).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, badTime)
const Name = z
  .string(required)
  .trim()
  .min(1, required)
  .max(
    longestName,
    error((language) => visitorTexts[language].errors.longName),
  )
const Note = z
  .string()
  .trim()
  .max(
    longestNote,
    error((language) => visitorTexts[language].errors.longNote),
  )
const Plate = z
  .string(required)
  .trim()
  .toUpperCase()
  .min(1, required)
  .max(
    longestPlate,
    error((language) => visitorTexts[language].errors.longPlate),
  )
const guestEmail = z
  .string()
  .trim()
  .refine((email) => email === '' || isEmailAddress(email), {
    ...error((language) => visitorTexts[language].errors.badEmail),
  })

/** What a resident announces. */
export const PassInput = z
  .object({
    /** One of the own homes; the first when absent. */
    unitId: z.uuid(error((language) => visitorTexts[language].errors.chooseHome)).optional(),
    guests: z
      .array(Name, required)
      .min(1, required)
      .max(
        maxGuests,
        error((language) => visitorTexts[language].errors.tooManyGuests(maxGuests)),
      ),
    firstDay: Day,
    lastDay: Day,
    /** Days of the week (1 is Monday) of a visit that repeats; null for one day. */
    weekdays: z.array(z.int().min(1).max(7)).min(1, required).max(7).nullable().default(null),
    /** The time of the building; an end that is not after the start is on the next day. */
    startsAt: Clock,
    endsAt: Clock,
    note: Note.default(''),
    /** The plate of a car that needs a visitor stall; only for a visit on one day. */
    plate: Plate.nullish(),
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    ...error((language) => visitorTexts[language].errors.lastBeforeFirst),
  })
  .refine(({ weekdays, firstDay, lastDay }) => weekdays !== null || firstDay >= lastDay, {
    path: ['weekdays'],
    ...error((language) => visitorTexts[language].errors.chooseWeekdays),
  })
  .refine(({ weekdays, plate }) => weekdays === null || !plate, {
    path: ['plate'],
    ...error((language) => visitorTexts[language].errors.stallForOneDay),
  })
export type PassInput = z.infer<typeof PassInput>

/** The form of an announcement: names in lines, and empty fields for what is left out. */
export const PassForm = z
  .object({
    unitId: z.string(),
    kind: z.enum(['once', 'repeated', 'party']),
    names: z.string().trim().min(1, required),
    firstDay: Day,
    lastDay: z.union([z.literal(''), Day]),
    weekdays: z.array(z.int()),
    startsAt: Clock,
    endsAt: Clock,
    note: Note,
    hasCar: z.boolean(),
    plate: z.string(),
  })
  .refine(({ kind, lastDay }) => kind !== 'repeated' || lastDay !== '', { path: ['lastDay'], ...badDay })
  .refine(({ kind, weekdays }) => kind !== 'repeated' || weekdays.length > 0, {
    path: ['weekdays'],
    ...error((language) => visitorTexts[language].errors.chooseWeekdays),
  })
  .refine(({ kind, hasCar, plate }) => kind === 'repeated' || !hasCar || plate.trim() !== '', {
    path: ['plate'],
    ...required,
  })
export type PassValues = z.infer<typeof PassForm>

export const EmailInput = z.object({ email: guestEmail.pipe(z.string().min(1, required)) })

/** A visitor who arrives: a guest of a pass, one who was not announced, or a contractor. */
export const CheckIn = z.object({
  kind: z.enum(stayKinds).default('guest'),
  passId: z.uuid().nullish(),
  /** A guest on the list of the pass; the others are taken from the pass. */
  guestId: z.uuid().nullish(),
  fullName: z.string().trim().max(longestName).default(''),
  unitId: z.uuid().nullish(),
  hostId: z.uuid().nullish(),
  /** The firm of a contractor: a name, or a vendor of the building. */
  firm: z.string().trim().max(longestName).default(''),
  vendorId: z.uuid().nullish(),
  badge: z.string().trim().max(longestBadge).default(''),
  note: z.string().trim().max(longestNote).default(''),
  /** The office admits a person whose name is on the list of those who must not be admitted. */
  isAdmittedByOffice: z.boolean().default(false),
})
export type CheckIn = z.infer<typeof CheckIn>

/** What the desk corrects of a visitor who is in the building. */
export const StayChanges = z.object({
  badge: z.string().trim().max(longestBadge).optional(),
  note: z.string().trim().max(longestNote).optional(),
  /** The firm of a contractor: a name, or a vendor of the building. */
  firm: z.string().trim().max(longestName).optional(),
  vendorId: z.uuid().nullish(),
})
export type StayChanges = z.infer<typeof StayChanges>

/** A visitor stall that the desk gives for a visit from now on. */
export const StallInput = z.object({
  unitId: z.uuid(),
  passId: z.uuid().nullish(),
  plate: Plate,
  hours: z.int().min(1).max(longestStallHours),
})
export type StallInput = z.infer<typeof StallInput>

export const RulesInput = z.object({ stallsPerMonth: z.int().min(0).max(mostStallsPerMonth) })

/** The code of a pass, as it is scanned or typed at the desk. */
export const PassCodeInput = z.object({ code: z.string().trim().min(1).max(20) })
