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

const badSubscription = fieldText((language) => notificationTexts[language].errors.badSubscription)
const base64url = (length: number) =>
  z
    .string({ error: badSubscription })
    .regex(new RegExp(`^[\\w-]{${length},${length + 4}}={0,2}$`), { error: badSubscription })

/** The subscription of a browser, as the Push API gives it, and what the person calls the browser. */
export const NewSubscription = z.object({
  endpoint: z.string({ error: badSubscription }).max(1000, { error: badSubscription }),
  keys: z.object({ p256dh: base64url(86), auth: base64url(22) }),
  device: z.string().trim().max(80).default(''),
})
export type NewSubscription = z.infer<typeof NewSubscription>
