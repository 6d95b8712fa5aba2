import { z } from 'zod'
import { householdRights } from '#platform/household-rights.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { languages } from '#platform/language/language.ts'
import { longestEmail, isEmailAddress } from '#platform/text/email-address.ts'
import { memberTexts } from './messages/index.ts'

const Right = z.enum(householdRights, { error: fieldText((language) => memberTexts[language].badRights) })
const Rights = z
  .array(Right, { error: fieldText((language) => memberTexts[language].badRights) })
  .max(householdRights.length, { error: fieldText((language) => memberTexts[language].badRights) })
  .transform((rights) => householdRights.filter((right) => rights.includes(right)))

const required = { error: fieldText((language) => memberTexts[language].required) }
const name = z
  .string(required)
  .trim()
  .max(100, { error: fieldText((language) => memberTexts[language].longName) })

export const NewMember = z.object({
  /** One of the own homes; the first when absent. */
  unitId: z.uuid({ error: fieldText((language) => memberTexts[language].chooseHome) }).optional(),
  firstName: name.min(1, required),
  lastName: name.min(1, required),
  email: z
    .string(required)
    .trim()
    .min(1, required)
    .max(longestEmail, { error: fieldText((language) => memberTexts[language].badEmail) })
    .refine(isEmailAddress, { error: fieldText((language) => memberTexts[language].badEmail) }),
  rights: Rights,
  /** Of the invitation and its page, and then of the portal; the language of the inviting person when absent. */
  language: z.enum(languages, { error: fieldText((language) => memberTexts[language].badLanguage) }).optional(),
})
export type NewMember = z.infer<typeof NewMember>

export const MemberChanges = z.object({ rights: Rights })
