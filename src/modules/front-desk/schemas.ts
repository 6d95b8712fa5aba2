import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { longestName, longestNote } from './choices.ts'
import { frontDeskTexts } from './messages/index.ts'

const required = { error: fieldText((language) => frontDeskTexts[language].required) }
const Day = z.iso.date({ error: fieldText((language) => frontDeskTexts[language].badDay) })
const Note = z
  .string({ error: fieldText((language) => frontDeskTexts[language].longNote) })
  .trim()
  .max(longestNote, { error: fieldText((language) => frontDeskTexts[language].longNote) })
  .default('')

/** A person who may act for the resident at the front desk. */
export const AuthorisedPersonInput = z.object({
  /** One of the own homes; the first when absent. */
  unitId: z.uuid({ error: fieldText((language) => frontDeskTexts[language].chooseHome) }).optional(),
  fullName: z
    .string(required)
    .trim()
    .min(1, required)
    .max(longestName, { error: fieldText((language) => frontDeskTexts[language].longName) }),
  note: Note,
  /** The last day; without one, until the resident ends it. */
  validUntil: Day.nullish(),
})
export type AuthorisedPersonInput = z.infer<typeof AuthorisedPersonInput>

export const VacationNoticeInput = z
  .object({
    firstDay: Day,
    lastDay: Day,
    /** Packages wait without reminders, and are not sent back, until the return. */
    holdsPackages: z.boolean().default(true),
    note: Note,
  })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: fieldText((language) => frontDeskTexts[language].lastBeforeFirst),
  })
export type VacationNoticeInput = z.infer<typeof VacationNoticeInput>

/** Whether people whom others in the home authorised may collect what is addressed to the signed-in person. */
export const CollectionRule = z.object({ othersMayCollect: z.boolean() })
export type CollectionRule = z.infer<typeof CollectionRule>

/** The form of an authorised person: an empty day is none. */
export const AuthorisedPersonForm = AuthorisedPersonInput.extend({
  unitId: z.string(),
  note: z.string(),
  validUntil: z.union([z.literal(''), Day]),
})
export type AuthorisedPersonValues = z.infer<typeof AuthorisedPersonForm>

/** The form of a vacation. */
export const VacationForm = z
  .object({ firstDay: Day, lastDay: Day, holdsPackages: z.boolean(), note: z.string() })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: fieldText((language) => frontDeskTexts[language].lastBeforeFirst),
  })
export type VacationValues = z.infer<typeof VacationForm>
