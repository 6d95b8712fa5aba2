import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'
import type { WorkOrder } from '../contract.ts'
import { maxReason } from '../choices.ts'
import { orderErrors } from '../messages/errors.ts'
import { orderWords as words } from '../messages/office.ts'
import { parseAmount } from '../typed-amount.ts'
import type { OrderChange } from './queries.ts'
import { isComplete, noTimes, toWindow } from './visit-input.ts'
import { VisitInput } from './VisitInput.tsx'

/** The acts that ask for something first. */
export type ActForm = 'approve' | 'proposeVisit' | 'returnInvoice' | 'cancel'

const titles: Record<ActForm, string> = {
  approve: words.approveOther,
  proposeVisit: words.proposeVisit,
  returnInvoice: words.returnInvoice,
  cancel: words.cancel,
}

type Props = {
  form: ActForm
  order: WorkOrder
  formats: Formats
  busy: boolean
  onTyped: (typed: boolean) => void
  onSend: (change: OrderChange) => void
  onBack: () => void
}

export function OrderActForm({ form, order, formats, busy, onTyped, onSend, onBack }: Props) {
  const [text, setText] = useState('')
  const [amount, setAmount] = useState(String(order.approved ?? order.estimate ?? ''))
  const [times, setTimes] = useState(noTimes)
  const [error, setError] = useState<string>()
  useNotifyTyped(text !== '' || times !== noTimes, onTyped)

  const submit = () => {
    const errors = orderErrors.en
    if (form === 'approve') {
      const value = parseAmount(amount)
      return value === null ? setError(errors.badAmount) : onSend({ act: form, amount: value })
    }
    if (form === 'proposeVisit') {
      if (!isComplete(times)) return setError(errors.badTime)
      if (times.end <= times.start) return setError(errors.endsFirst)
      return onSend({ act: form, visit: { ...toWindow(times, formats.zone), note: text.trim() } })
    }
    return text.trim() === '' ? setError(errors.noReason) : onSend({ act: form, reason: text.trim() })
  }

  return (
    <form
      noValidate
      aria-label={titles[form]}
      className="mt-4 grid gap-3 border-t border-line pt-3.5"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h4 className="text-sm font-[575]">{titles[form]}</h4>
      {form === 'approve' ? (
        <Field label={words.amount} error={error}>
          <TextInput
            inputMode="decimal"
            className="tabular max-w-50"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
        </Field>
      ) : null}
      {form === 'proposeVisit' ? <VisitInput labels={words} value={times} error={error} onChange={setTimes} /> : null}
      {form === 'approve' ? null : (
        <Field
          label={form === 'proposeVisit' ? words.note : words.reason}
          hint={words.reasonHint}
          error={form === 'proposeVisit' ? undefined : error}
        >
          <TextArea rows={2} maxLength={maxReason} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
      <div className="flex gap-2">
        <Button
          size="small"
          variant={form === 'cancel' ? 'danger' : 'primary'}
          type="submit"
          busy={busy}
          busyText={words.saving}
        >
          {titles[form]}
        </Button>
        <Button size="small" variant="plain" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
