import { z } from 'zod'
import { findProfile } from '#building/server/store.ts'
import { maxReason } from '#maintenance/work-orders/choices.ts'
import { orderErrors } from '#maintenance/work-orders/messages/errors.ts'
import { OrderReason } from '#maintenance/work-orders/schemas.ts'
import {
  acceptOrder,
  confirmByVendor,
  declineOrder,
  estimateByVendor,
  finishOrder,
  type LinkUse,
  proposeByVendor,
} from '#maintenance/work-orders/server/vendor-acts.ts'
import { addVendorPhotos, sendInvoice } from '#maintenance/work-orders/server/vendor-uploads.ts'
import { parseAmount } from '#maintenance/work-orders/typed-amount.ts'
import { toVisit, TypedVisit } from '#maintenance/work-orders/typed-visit.ts'
import type { VendorPage } from '#maintenance/work-orders/vendor-page.ts'
import { fieldText, type parseIn } from '#platform/language/field-errors.ts'
import type { Message } from '#platform/language/language.ts'
import type { AppContext } from '#platform/server/http/app-context.ts'
import type { FormFiles, FormValues } from '#platform/server/pages/form-route.ts'
import { cents } from '#platform/text/money.ts'
import type { OrderAction } from '#portals/sign-in/content.ts'

/** Fields of a form are missing or wrong. */
export class InvalidOrderForm extends Error {
  readonly error: z.ZodError
  constructor(error: z.ZodError) {
    super('A form of a work order is invalid')
    this.error = error
  }
}

type Parse = <Schema extends z.ZodType>(schema: Schema, typed: unknown) => ReturnType<typeof parseIn<Schema>>
type Action = Exclude<OrderAction, 'ask-decline' | 'ask-finish' | 'ask-propose' | 'back' | 'pdf'>

const error = (text: Message) => ({ error: fieldText(text) })
const badAmount = error((language) => orderErrors[language].badAmount)
/** An amount as it is typed. Becomes cents. */
const TypedAmount = z
  .string(badAmount)
  .transform(parseAmount)
  .pipe(z.number(badAmount))
  .transform((amount) => cents(amount))
const Note = z
  .string()
  .trim()
  .max(
    maxReason,
    error((language) => orderErrors[language].longReason),
  )
  .default('')
const EstimateForm = z.object({ estimate: TypedAmount })
const AcceptForm = z.object({
  visit: z.string(error((language) => orderErrors[language].chooseTime)),
  note: Note,
  estimate: z.preprocess((typed) => (typed === '' ? null : typed), TypedAmount.nullable().default(null)),
})
const InvoiceForm = z.object({
  amount: TypedAmount,
  number: z
    .string()
    .trim()
    .max(
      60,
      error((language) => orderErrors[language].longNumber),
    )
    .default(''),
})

/** Runs what a button of the page of a work order does. Throws `InvalidOrderForm`, and what the acts throw. */
export async function runOrderAction(
  context: AppContext,
  action: Action,
  order: VendorPage,
  use: LinkUse,
  values: FormValues,
  files: FormFiles,
  parse: Parse,
): Promise<void> {
  const { db } = context
  const delivery = { mail: context.mail, origin: context.origin() }
  const read = <Schema extends z.ZodType>(schema: Schema): z.output<Schema> => {
    const parsed = parse(schema, values)
    if (!parsed.success) throw new InvalidOrderForm(parsed.error)
    return parsed.data
  }
  const readVisit = async () => toVisit(read(TypedVisit), (await findProfile(db)).timeZone)
  switch (action) {
    case 'accept': {
      const { visit, note, estimate: estimateCents } = read(AcceptForm)
      const offered = order.offered[Number(visit)]
      const chosen = visit === 'other' || offered === undefined ? await readVisit() : offered
      return acceptOrder(db, delivery, use, { visit: chosen, note, estimateCents })
    }
    case 'decline':
      return declineOrder(db, delivery, use, read(z.object({ reason: OrderReason })).reason)
    case 'propose':
      return proposeByVendor(db, delivery, use, await readVisit())
    case 'confirm':
      return confirmByVendor(db, delivery, use, values['visit'] ?? '')
    case 'estimate':
      return estimateByVendor(db, delivery, use, read(EstimateForm).estimate)
    case 'finish':
      return finishOrder(db, delivery, use, read(z.object({ note: Note })).note)
    case 'photos':
      return addVendorPhotos(db, context.files, use, files['photos'] ?? [])
    case 'invoice': {
      const { amount, number } = read(InvoiceForm)
      return sendInvoice(db, context.files, delivery, use, {
        cents: amount,
        number,
        upload: files['invoice']?.[0] ?? null,
      })
    }
  }
}
