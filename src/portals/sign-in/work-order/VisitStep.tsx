import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import { maxPhotosPerUpload } from '#maintenance/work-orders/choices.ts'
import { shortVisitText, visitText } from '#maintenance/work-orders/visit-text.ts'
import { formatMoney } from '#platform/text/money.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { emptyForm, type FormState, type OrderField } from '../content.ts'
import { InputField } from '../form/InputField.tsx'
import { Notice } from '../form/Notice.tsx'
import { JobCards, Pictures } from './JobCards.tsx'
import { FileField, OrderButton, OrderForm, TextField, VisitFields } from './OrderForm.tsx'
import type { StepProps } from './step-props.ts'
import { Bar, OrderCard } from './WorkOrderLayout.tsx'

/** The agreed time, the photos of the work, and the end of the work. */
export function VisitStep(props: StepProps) {
  const words = useTexts(vendorPageTexts)
  const language = useLanguage()
  const { order, building, form, sent } = props
  const { visit } = order
  const time = visit ? visitText(visit, building.timeZone, language) : ''
  return (
    <>
      <div className="grid gap-3 p-4">
        <OrderForm id="visit" state={sent === 'confirm' || sent === 'finish' ? form : emptyForm}>
          <input type="hidden" name="visit" value={visit?.from ?? ''} />
          <VisitCard {...props} time={time} />
          {order.needsAnswer ? null : (
            <OrderCard title={words.finishTitle}>
              {order.needsApproval ? <Notice tone="info">{words.needsApproval}</Notice> : null}
              <div className={order.needsApproval ? 'mt-3' : ''}>
                <TextField name="note" label={words.finishNote} state={sent === 'finish' ? form : emptyForm} />
              </div>
            </OrderCard>
          )}
        </OrderForm>
        <VendorPhotos {...props} />
        <CostCard {...props} />
        <JobCards order={order} building={building} />
      </div>
      <Bar>
        {order.needsAnswer ? (
          <>
            <OrderButton form="visit" action="ask-propose" variant="outlined" isLink>
              {words.otherTime}
            </OrderButton>
            <OrderButton form="visit" action="confirm" className="min-w-0 flex-1">
              {`${words.confirm} ${visit ? shortVisitText(visit, building.timeZone, language) : ''}`}
            </OrderButton>
          </>
        ) : (
          <>
            <OrderButton form="visit" action="ask-decline" variant="outlined" isLink>
              {words.decline}
            </OrderButton>
            {/* Before the visit it is not what one comes for, and asks once. */}
            <OrderButton
              form="visit"
              action={order.isVisitAhead ? 'ask-finish' : 'finish'}
              variant={order.isVisitAhead ? 'outlined' : 'primary'}
              className="min-w-0 flex-1"
              isDisabled={order.needsApproval}
            >
              {words.finish}
            </OrderButton>
          </>
        )}
      </Bar>
    </>
  )
}

function VisitCard({ order, time }: StepProps & { time: string }) {
  const words = useTexts(vendorPageTexts)
  const { visit, needsAnswer } = order
  if (!visit) return null
  const isConfirmed = visit.confirmedAt !== null
  const Icon = isConfirmed ? CircleCheck : Clock
  const title = isConfirmed ? words.visitConfirmed : needsAnswer ? words.visitProposed : words.visitWaiting
  return (
    <OrderCard title={title}>
      <p className="flex items-center gap-2 text-16 font-[575]">
        <Icon aria-hidden="true" size={18} className={isConfirmed ? 'text-tone-success-fg' : 'text-ink-3'} />
        {time}
      </p>
      {visit.note && visit.by !== 'vendor' ? (
        <p className="mt-2 break-words whitespace-pre-wrap text-ink-2">{visit.note}</p>
      ) : null}
      {isConfirmed || needsAnswer ? null : <p className="mt-1.5 text-sm text-ink-3">{words.visitWaitingHelp}</p>}
      {needsAnswer ? null : (
        <div className="mt-3">
          <OrderButton form="visit" action="ask-propose" variant="outlined" size="normal" isLink>
            {words.propose}
          </OrderButton>
        </div>
      )}
    </OrderCard>
  )
}

export function VendorPhotos({ order, form, sent }: StepProps) {
  const words = useTexts(vendorPageTexts)
  const state: FormState<OrderField> = sent === 'photos' ? form : emptyForm
  return (
    <OrderCard title={words.yourPhotos}>
      <OrderForm id="photos-form" hasFiles state={state}>
        <Pictures label={words.yourPhotos} pictures={order.photos} />
        <FileField
          name="photos"
          label={words.addPhotos}
          hint={words.photosHint(maxPhotosPerUpload)}
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          error={state.errors.photos}
        />
        <div>
          <OrderButton form="photos-form" action="photos" variant="outlined" size="normal">
            {words.sendPhotos}
          </OrderButton>
        </div>
      </OrderForm>
    </OrderCard>
  )
}

function CostCard({ order, form, sent }: StepProps) {
  const words = useTexts(vendorPageTexts)
  const language = useLanguage()
  const { estimateCents, approvedCents } = order
  const state: FormState<OrderField> = sent === 'estimate' ? form : emptyForm
  return (
    <OrderCard title={words.cost}>
      <p>{estimateCents === null ? words.noEstimate : words.estimateOf(formatMoney(estimateCents, language))}</p>
      {approvedCents === null ? null : <p>{words.approvedOf(formatMoney(approvedCents, language))}</p>}
      <details className="mt-2" open={sent === 'estimate' && state.errors.estimate !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-sm font-[525] text-action-ink">
          {estimateCents === null ? words.giveEstimate : words.changeEstimate}
        </summary>
        <OrderForm id="estimate-form" state={state}>
          <InputField
            name="estimate"
            inputMode="decimal"
            label={words.estimateRequired()}
            hint={approvedCents === null ? words.estimateHintAlways : words.estimateHint}
            error={state.errors.estimate}
            defaultValue={state.values.estimate}
            autoComplete="off"
          />
          <div>
            <OrderButton form="estimate-form" action="estimate" variant="outlined" size="normal">
              {words.saveEstimate}
            </OrderButton>
          </div>
        </OrderForm>
      </details>
    </OrderCard>
  )
}

/** The vendor proposes another time. */
export function ProposeStep({ form }: StepProps) {
  const words = useTexts(vendorPageTexts)
  return (
    <>
      <div className="p-4">
        <OrderForm id="propose" state={form}>
          <OrderCard title={words.propose}>
            <div className="grid gap-3">
              <VisitFields state={form} required />
              <TextField name="note" label={words.note} hint={words.noteHint} state={form} />
            </div>
          </OrderCard>
        </OrderForm>
      </div>
      <Bar>
        <OrderButton form="propose" action="back" variant="outlined" isLink>
          {words.back}
        </OrderButton>
        <OrderButton form="propose" action="propose" className="min-w-0 flex-1">
          {words.sendProposal}
        </OrderButton>
      </Bar>
    </>
  )
}
