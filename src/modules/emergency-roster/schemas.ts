import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { consentVersion, helpKinds, longestName, longestNote, longestPets } from './choices.ts'
import { rosterTexts } from './messages/index.ts'

const required = { error: fieldText((language) => rosterTexts[language].required) }
const longNote = { error: fieldText((language) => rosterTexts[language].longNote) }
const longPets = { error: fieldText((language) => rosterTexts[language].longPets) }

/** Who needs help, and what helps. */
export const needFields = {
  fullName: z
    .string(required)
    .trim()
    .min(1, required)
    .max(longestName, { error: fieldText((language) => rosterTexts[language].longName) }),
  needs: z
    .array(z.enum(helpKinds))
    .max(helpKinds.length)
    .transform((needs) => helpKinds.filter((kind) => needs.includes(kind))),
  note: z.string(longNote).trim().max(longestNote, longNote),
  pets: z.string(longPets).trim().max(longestPets, longPets),
}
type Fields = { needs: readonly string[]; note: string; pets: string }
export const hasContent = ({ needs, pets }: Fields) => needs.length > 0 || pets !== ''
export const describesOther = ({ needs, note }: Fields) => !needs.includes('other') || note !== ''
export const emptyEntry = { path: ['needs'], error: fieldText((language) => rosterTexts[language].chooseHelp) }
export const undescribed = { path: ['note'], error: fieldText((language) => rosterTexts[language].describeOther) }
const Agreed = z.literal(true, { error: fieldText((language) => rosterTexts[language].agree) })
/** The version of the text that was shown; without it, the first one. */
export const ConsentVersion = z.int().min(1).max(consentVersion).default(1)
const Home = z.uuid({ error: fieldText((language) => rosterTexts[language].chooseHome) })

/** An entry of the own home. */
export const OwnNeedInput = z
  .object({
    /** One of the own homes; the first when absent. */
    unitId: Home.optional(),
    ...needFields,
    note: needFields.note.default(''),
    pets: needFields.pets.default(''),
    /** The consent of the person; without it nothing is stored. */
    agreed: Agreed,
    consentVersion: ConsentVersion,
  })
  .refine(hasContent, emptyEntry)
  .refine(describesOther, undescribed)
export type OwnNeedInput = z.infer<typeof OwnNeedInput>

/** The form of an entry. */
export const OwnNeedForm = z
  .object({ unitId: z.string(), ...needFields, needs: z.array(z.enum(helpKinds)), agreed: Agreed })
  .refine(hasContent, emptyEntry)
  .refine(describesOther, undescribed)
export type OwnNeedValues = z.input<typeof OwnNeedForm>
