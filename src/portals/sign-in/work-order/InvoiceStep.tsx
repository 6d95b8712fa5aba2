import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { emptyForm, type FormState, type OrderField } from '../content.ts'
import { InputField } from '../form/InputField.tsx'
import { Notice } from '../form/Notice.tsx'
import { JobCards, Pictures } from './JobCards.tsx'
import { FileField, OrderButton, OrderForm } from './OrderForm.tsx'
import { VendorPhotos } from './VisitStep.tsx'
import type { StepProps } from './step-props.ts'
import { Bar, OrderCard } from './WorkOrderLayout.tsx'

/** The vendor sends the invoice. */
export function InvoiceStep(props: StepProps) {
  const words = useTexts(vendorPageTexts)
  const language = useLanguage()
  const { order, building, form, sent } = props
  const state: FormState<OrderField> = sent === 'invoice' ? form : emptyForm
  return (
    <>
      <div className="grid gap-3 p-4">
        <OrderForm id="invoice-form" hasFiles state={state}>
          <OrderCard title={words.invoiceTitle}>
            <div className="grid gap-3">
              {order.officeNote ? (
                <Notice tone="info" title={words.returned}>
                  {order.officeNote}
                </Notice>
              ) : null}
              <InputField
                name="amount"
                inputMode="decimal"
                label={words.amount()}
                error={state.errors.amount}
                defaultValue={state.values.amount}
                autoComplete="off"
                {...(order.approvedCents === null
                  ? {}
                  : { hint: words.overApproved(formatMoney(order.approvedCents, language)) })}
              />
              <InputField
                name="number"
                label={words.invoiceNumber}
                error={state.errors.number}
                defaultValue={state.values.number}
                maxLength={60}
                required={false}
                autoComplete="off"
              />
              <FileField
                name="invoice"
                label={words.invoiceFile}
                hint={words.invoiceHint}
                accept="application/pdf,image/jpeg,image/png,image/webp"
                error={state.errors.invoice}
              />
            </div>
          </OrderCard>
        </OrderForm>
        <VendorPhotos {...props} />
        <JobCards order={order} building={building} />
      </div>
      <Bar>
        <OrderButton form="invoice-form" action="invoice" className="min-w-0 flex-1">
          {words.sendInvoice}
        </OrderButton>
      </Bar>
    </>
  )
}

/** The invoice is with the office. */
export function DoneStep({ order, building }: StepProps) {
  const words = useTexts(vendorPageTexts)
  const language = useLanguage()
  return (
    <div className="grid gap-3 p-4">
      <OrderCard title={words.doneTitle}>
        <p className="text-ink-2">{words.doneText(formatMoney(order.invoiceCents ?? 0, language))}</p>
        <Pictures label={words.yourPhotos} pictures={order.photos} />
      </OrderCard>
      <JobCards order={order} building={building} />
    </div>
  )
}
