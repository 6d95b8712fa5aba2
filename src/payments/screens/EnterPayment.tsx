import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { dayOf } from '#platform/dates.ts'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { Select } from '#platform/screens/Select.tsx'
import { TextInput } from '#platform/screens/TextInput.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { toast } from '#platform/screens/toast.ts'
import { paymentMethods } from '../contract.ts'
import { newPayment, PaymentValues } from '../payment-values.ts'
import { words } from '../words.ts'
import { useEnterPayment } from './queries.ts'

type Props = { tenantId: string; open: boolean; onClose: () => void }

const kindChoices = (['payment', 'charge'] as const).map((value) => ({ value, label: words.kinds[value] }))
const methodChoices = [
  { value: '', label: words.noMethod },
  ...paymentMethods.map((value) => ({ value, label: words.methods[value] })),
]
const labels = { type: words.type, date: words.date, amount: words.amount, memo: words.memo } as const

/** Enters one charge or payment. */
export function EnterPayment({ tenantId, open, onClose }: Props) {
  const id = useId()
  const zone = useTimeZone()
  const enter = useEnterPayment()
  const form = useForm<PaymentValues>({ resolver: zodResolver(PaymentValues), defaultValues: empty(zone) })
  const { errors, isDirty } = form.formState
  const kind = useWatch({ control: form.control, name: 'kind' })
  useEffect(() => {
    if (open) form.reset(empty(zone))
  }, [open, form, zone])
  const send = (values: PaymentValues) =>
    enter.mutate(newPayment(tenantId, values), {
      onSuccess: () => {
        toast.success(words.entered)
        onClose()
      },
      onError: (error) => {
        showRefusal(form, error)
        toast.failure(words.notEntered, error.message)
      },
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.enterTitle}
      dirty={isDirty && !enter.isSuccess}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={id} busy={enter.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-x-5 gap-y-4 md:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit(send)()
        }}
      >
        <div className="md:col-span-2 empty:hidden">
          <FormErrors form={form} labels={labels} title={words.required} />
        </div>
        <Field label={words.kind}>
          <Controller
            control={form.control}
            name="kind"
            render={({ field: { ref, value, onChange, onBlur } }) => (
              <Select ref={ref} choices={kindChoices} value={value} onChange={onChange} onBlur={onBlur} />
            )}
          />
        </Field>
        <Field label={labels.amount} required error={errors.amount?.message}>
          <TextInput inputMode="decimal" autoComplete="off" className="tabular" {...form.register('amount')} />
        </Field>
        <Field label={labels.type} required hint={words.typeHint} error={errors.type?.message}>
          <TextInput autoComplete="off" maxLength={100} {...form.register('type')} />
        </Field>
        <Field label={labels.date} required error={errors.date?.message}>
          <TextInput type="date" {...form.register('date')} />
        </Field>
        {kind === 'payment' ? (
          <Field label={words.method}>
            <Controller
              control={form.control}
              name="method"
              render={({ field: { ref, value, onChange, onBlur } }) => (
                <Select ref={ref} choices={methodChoices} value={value} onChange={onChange} onBlur={onBlur} />
              )}
            />
          </Field>
        ) : null}
        <Field label={labels.memo} error={errors.memo?.message} className={kind === 'payment' ? '' : 'md:col-span-2'}>
          <TextInput autoComplete="off" maxLength={200} {...form.register('memo')} />
        </Field>
      </form>
    </Dialog>
  )
}

const empty = (zone: string): PaymentValues => ({
  kind: 'payment',
  type: '',
  date: dayOf(new Date(), zone),
  amount: '',
  method: '',
  memo: '',
})
