import { isWholeCents } from '#platform/text/whole-money.ts'
import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { lenientEnum } from '#platform/text/lenient-enum.ts'
import { dayFromWire } from '#platform/time/dates.ts'
import { entryWords } from './messages/office.ts'
import { paymentTexts } from './messages/index.ts'
import { paymentMethods } from './choices.ts'

export const PaymentMemo = z
  .string({ error: fieldText((language) => paymentTexts[language].badMemo) })
  .trim()
  .max(200, { error: fieldText((language) => paymentTexts[language].badMemo) })

export const NewPayment = z.object({
  tenantId: z.uuid({ error: fieldText((language) => paymentTexts[language].badTenant) }),
  /** One of the resident's units, also a former one; without it the current unit where the resident has lived longest. */
  unitId: z.uuid({ error: fieldText((language) => paymentTexts[language].badUnit) }).nullish(),
  kind: lenientEnum(['charge', 'payment'], {}, (language) => paymentTexts[language].badKind),
  type: z
    .string({ error: fieldText((language) => paymentTexts[language].required) })
    .trim()
    .min(1, { error: fieldText((language) => paymentTexts[language].required) })
    .max(100, { error: fieldText((language) => paymentTexts[language].longType) }),
  date: z
    .string({ error: fieldText((language) => paymentTexts[language].required) })
    .min(1, { error: fieldText((language) => paymentTexts[language].required) })
    .max(40, { error: fieldText((language) => paymentTexts[language].badDate) })
    .refine((text) => /^(?!0000)\d{4}-/.test(dayFromWire(text, 'UTC') ?? ''), {
      error: fieldText((language) => paymentTexts[language].badDate),
    }),
  /** An amount of money. */
  amount: z
    .number({ error: fieldText(entryWords.badAmount) })
    .positive({ error: fieldText(entryWords.badAmount) })
    .max(10_000_000, { error: fieldText((language) => paymentTexts[language].largeAmount) })
    .refine(isWholeCents, { error: fieldText(entryWords.badAmount) }),
  method: lenientEnum(paymentMethods, {}, (language) => paymentTexts[language].badMethod).nullish(),
  memo: PaymentMemo.default(''),
})
export type NewPayment = z.infer<typeof NewPayment>
