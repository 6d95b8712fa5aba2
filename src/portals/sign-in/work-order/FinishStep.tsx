import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import { visitText } from '#maintenance/work-orders/visit-text.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { OrderButton, OrderForm, TextField } from './OrderForm.tsx'
import type { StepProps } from './step-props.ts'
import { Bar, OrderCard } from './WorkOrderLayout.tsx'

/** The vendor says that the work is done although the visit is still to come, or its time is not agreed. */
export function FinishStep({ order, building, form }: StepProps) {
  const words = useTexts(vendorPageTexts)
  const language = useLanguage()
  const { visit } = order
  return (
    <>
      <div className="p-4">
        <OrderForm id="finish" state={form}>
          <OrderCard title={words.finishTitle}>
            <div className="grid gap-3">
              {visit ? <p>{words.finishEarly(visitText(visit, building.timeZone, language))}</p> : null}
              <TextField name="note" label={words.finishNote} state={form} />
            </div>
          </OrderCard>
        </OrderForm>
      </div>
      <Bar>
        <OrderButton form="finish" action="back" variant="outlined" isLink>
          {words.back}
        </OrderButton>
        <OrderButton form="finish" action="finish" className="min-w-0 flex-1">
          {words.finish}
        </OrderButton>
      </Bar>
    </>
  )
}
