import { useForm, useWatch } from 'react-hook-form'
import { dayOf } from '#platform/time/dates.ts'
import { ChoiceField } from '#platform/ui/forms/ChoiceField.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import { useResetOnOpen } from '#platform/ui/records/use-reset-on-open.ts'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { paymentMethods } from '../choices.ts'
import { newPayment, PaymentValues, PaymentValuesWithUnit } from '../payment-values.ts'
import { entryWords } from '../messages/office.ts'
import { paymentTexts } from '../messages/index.ts'
import { useEnterPayment } from './queries.ts'

export type UnitChoice = { id: string; unitNumber: string }

type Props = { tenantId: string; units: readonly UnitChoice[]; open: boolean; onClose: () => void }

const kindChoices = (['payment', 'charge'] as const).map((value) => ({ value, label: paymentTexts.en.kinds[value] }))
const methodChoices = [
  { value: '', label: paymentTexts.en.noMethod },
  ...paymentMethods.map((value) => ({ value, label: paymentTexts.en.methods[value] })),
]
const labels = {
  unitId: paymentTexts.en.unit,
  type: paymentTexts.en.type,
  date: paymentTexts.en.date,
  get amount() {
    return entryWords.amount()
  },
  memo: paymentTexts.en.memo,
} as const

/** Adds a charge or a payment; the unit is chosen when the resident has several. */
export function EnterPayment({ tenantId, units, open, onClose }: Props) {
  const words = useTexts(paymentTexts)
  const zone = useTimeZone()
  const enter = useEnterPayment()
  const choosesUnit = units.length > 1
  const form = useForm<PaymentValues>({
    resolver: useFormResolver(choosesUnit ? PaymentValuesWithUnit : PaymentValues),
    defaultValues: empty(zone),
  })
  const kind = useWatch({ control: form.control, name: 'kind' })
  useResetOnOpen(form, open, empty(zone))
  const callbacks = formCallbacks(form, { onClose, done: words.entered, failed: words.notEntered })
  const send = (values: PaymentValues) => enter.mutate(newPayment(tenantId, values), callbacks)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={words.enterTitle}
      form={form}
      onSend={send}
      labels={labels}
      pleaseCheck={words.required}
      verb={words.save}
      sending={enter}
      busyText={words.saving}
    >
      {choosesUnit ? (
        <ChoiceField form={form} name="unitId" label={labels.unitId} choices={unitChoices(units)} required />
      ) : null}
      <ChoiceField form={form} name="kind" label={words.kind} choices={kindChoices} />
      <TextField form={form} name="amount" label={labels.amount} kind="money" required />
      <TextField form={form} name="type" label={labels.type} required hint={words.typeHint} maxLength={100} />
      <TextField form={form} name="date" label={labels.date} kind="date" required />
      {kind === 'payment' ? (
        <ChoiceField form={form} name="method" label={words.method} choices={methodChoices} />
      ) : null}
      <TextField form={form} name="memo" label={labels.memo} className={kind === 'payment' ? '' : 'md:col-span-2'} />
    </FormDialog>
  )
}

const unitChoices = (units: readonly UnitChoice[]) => [
  { value: '', label: paymentTexts.en.chooseUnit },
  ...units.map(({ id, unitNumber }) => ({ value: id, label: unitNumber })),
]

const empty = (zone: string): PaymentValues => ({
  unitId: '',
  kind: 'payment',
  type: '',
  date: dayOf(new Date(), zone),
  amount: '',
  method: '',
  memo: '',
})
