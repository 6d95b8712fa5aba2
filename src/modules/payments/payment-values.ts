import { z } from 'zod'
import { fieldText } from '#platform/language/field-errors.ts'
import { moneyLimits, rejectTwoReadings, toNumber } from '#platform/text/typed-number.ts'
import { NewPayment } from './schemas.ts'
import type { PaymentMethod } from './choices.ts'
import { entryWords } from './messages/office.ts'
import { paymentTexts } from './messages/index.ts'

/** The form values of an entry: every field is a text. */
export const PaymentValues = z.object({
  kind: z.enum(['charge', 'payment']),
  /** '' when the resident has at most one unit, which the server then uses. */
  unitId: z.string(),
  type: NewPayment.shape.type,
  date: NewPayment.shape.date,
  amount: z
    .string()
    .trim()
    .min(1, { error: fieldText((language) => paymentTexts[language].required) })
    .superRefine(rejectTwoReadings(moneyLimits))
    .refine((typed) => NewPayment.shape.amount.safeParse(toNumber(typed, moneyLimits)).success, {
      error: fieldText(entryWords.badAmount),
    }),
  /** '' means not specified. */
  method: z.string(),
  memo: z.string().max(200, { error: fieldText((language) => paymentTexts[language].badMemo) }),
})
export type PaymentValues = z.infer<typeof PaymentValues>

/** The form values for a resident with several units, one of which must be chosen. */
export const PaymentValuesWithUnit = PaymentValues.extend({
  unitId: z.string().min(1, { error: fieldText((language) => paymentTexts[language].required) }),
})

export const newPayment = (tenantId: string, { amount, method, unitId, ...typed }: PaymentValues): NewPayment => ({
  ...typed,
  tenantId,
  unitId: unitId === '' ? null : unitId,
  amount: toNumber(amount, moneyLimits) ?? Number.NaN,
  // The select offers the methods and '' only.
  method: typed.kind === 'payment' && method !== '' ? (method as PaymentMethod) : null,
})
