import { vendorPageTexts } from '#maintenance/work-orders/messages/vendor-page.ts'
import { shortVisitText, visitText } from '#maintenance/work-orders/visit-text.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { FieldError, InputField } from '../form/InputField.tsx'
import { OrderButton, OrderForm, TextField, VisitFields } from './OrderForm.tsx'
import type { StepProps } from './step-props.ts'
import { JobCard, PlaceCard } from './JobCards.tsx'
import { Bar, OrderCard } from './WorkOrderLayout.tsx'

/** Written out, so that the style sheet has them: what the bar shows for the chosen time, without a script. */
const shownFor = [
  'group-has-[#visit-0:checked]:inline',
  'group-has-[#visit-1:checked]:inline',
  'group-has-[#visit-2:checked]:inline',
] as const

/** The vendor accepts with a time, or declines. */
export function AnswerStep({ order, building, form }: StepProps) {
  const words = useTexts(vendorPageTexts)
  const language = useLanguage()
  const { offered } = order
  const chosen = form.values.visit ?? (offered.length > 0 ? '0' : 'other')
  const times = offered.map((time) => visitText(time, building.timeZone, language))
  return (
    <>
      <div className="grid gap-3 p-4">
        <OrderForm id="answer" state={form}>
          <OrderCard title={words.when}>
            {offered.length === 0 ? (
              <input type="hidden" name="visit" value="other" />
            ) : (
              <div role="radiogroup" aria-label={words.when} className="grid gap-2">
                {[...times, words.otherTime].map((label, index) => {
                  const value = index < times.length ? String(index) : 'other'
                  return <TimeChoice key={value} value={value} label={label} isChosen={chosen === value} />
                })}
              </div>
            )}
            <FieldError name="visit" error={form.errors.visit} />
            <div
              className={classNames(
                'mt-3 gap-3',
                offered.length === 0 ? 'grid' : 'hidden group-has-[#visit-other:checked]:grid',
              )}
            >
              <VisitFields state={form} required={offered.length === 0} />
            </div>
          </OrderCard>
        </OrderForm>
        <JobCard order={order} />
        <OrderCard>
          <div className="grid gap-3">
            <InputField
              name="estimate"
              form="answer"
              inputMode="decimal"
              label={words.estimate()}
              hint={order.approvedCents === null ? words.estimateHintAlways : words.estimateHint}
              error={form.errors.estimate}
              defaultValue={form.values.estimate}
              required={false}
              autoComplete="off"
            />
            <TextField name="note" form="answer" label={words.note} hint={words.noteHint} state={form} />
          </div>
        </OrderCard>
        <PlaceCard order={order} building={building} />
      </div>
      <Bar>
        <OrderButton form="answer" action="ask-decline" variant="outlined" isLink>
          {words.decline}
        </OrderButton>
        <OrderButton form="answer" action="accept" className="min-w-0 flex-1">
          {words.accept}
          {offered.map((time, index) => (
            <span key={time.from} className={classNames('hidden', shownFor[index])}>
              {` ${shortVisitText(time, building.timeZone, language)}`}
            </span>
          ))}
          {offered.length > 0 ? (
            <span className="hidden group-has-[#visit-other:checked]:inline">{` ${words.acceptOther}`}</span>
          ) : null}
        </OrderButton>
      </Bar>
    </>
  )
}

type TimeProps = { value: string; label: string; isChosen: boolean }

const TimeChoice = ({ value, label, isChosen }: TimeProps) => (
  <label
    htmlFor={`visit-${value}`}
    className="flex min-h-11 items-center gap-3 rounded-md px-3 py-2 inset-ring inset-ring-control-line has-checked:bg-action-soft has-checked:font-[525] has-checked:inset-ring-[1.5px] has-checked:inset-ring-action has-focus-visible:outline-2 has-focus-visible:outline-focus"
  >
    <input
      id={`visit-${value}`}
      type="radio"
      name="visit"
      value={value}
      defaultChecked={isChosen}
      className="size-4.5 shrink-0 accent-action outline-none"
    />
    {label}
  </label>
)

/** The vendor declines, with a reason. */
export function DeclineStep({ form }: StepProps) {
  const words = useTexts(vendorPageTexts)
  return (
    <>
      <div className="p-4">
        <OrderForm id="decline" state={form}>
          <OrderCard title={words.declineTitle}>
            <TextField name="reason" label={words.reason} state={form} required />
          </OrderCard>
        </OrderForm>
      </div>
      <Bar>
        <OrderButton form="decline" action="back" variant="outlined" isLink>
          {words.back}
        </OrderButton>
        <OrderButton form="decline" action="decline" className="min-w-0 flex-1">
          {words.sendDecline}
        </OrderButton>
      </Bar>
    </>
  )
}
