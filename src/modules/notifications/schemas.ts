import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { channels, digestDays, emailChoices, switchChoices } from './choices.ts'
import { notificationTexts } from './messages/index.ts'

const badTime = fieldText((language) => notificationTexts[language].errors.badTime)
const badValue = fieldText((language) => notificationTexts[language].errors.badValue)

/** A time of day on the wire: '22:00'. */
export const TimeOfDay = z.string({ error: badTime }).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: badTime })

export const ChoiceInput = z.object({
  kind: z.string({ error: fieldText((language) => notificationTexts[language].errors.noKind) }).max(60),
  channel: z.enum(channels, { error: fieldText((language) => notificationTexts[language].errors.noChannel) }),
  value: z.enum([...emailChoices, ...switchChoices], { error: badValue }),
})
export type ChoiceInput = z.infer<typeof ChoiceInput>

/** Only the fields that change. */
export const SettingsChanges = z.object({
  quiet: z.boolean({ error: badValue }).optional(),
  quietFrom: TimeOfDay.optional(),
  quietUntil: TimeOfDay.optional(),
  digestAt: TimeOfDay.optional(),
  digestDays: z.enum(digestDays, { error: badValue }).optional(),
})
export type SettingsChanges = z.infer<typeof SettingsChanges>
