import { useState } from 'react'
import { orderWords } from '#maintenance/work-orders/messages/office.ts'
import { useOrderSettings, useSetOrderSettings } from '#maintenance/work-orders/screens/queries.ts'
import { parseAmount } from '#maintenance/work-orders/typed-amount.ts'
import type { WorkOrderSettings } from '#maintenance/work-orders/contract.ts'
import { cents, formatMoney } from '#platform/text/money.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndoOfArea } from '#platform/ui/feedback/use-undo-of-area.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { hasChanged } from '#platform/ui/data/operation.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'

const words = orderWords.settings

/** The cost above which only administrators can approve. */
export function ApprovalLimit() {
  const settings = useOrderSettings()
  const [isEditing, setIsEditing] = useState(false)
  const limit = settings.data?.approvalLimit
  return (
    <Card
      title={words.title}
      action={
        isEditing || !settings.data ? undefined : (
          <Button size="small" onClick={() => setIsEditing(true)} aria-label={`${words.change}: ${words.limit}`}>
            {words.change}
          </Button>
        )
      }
    >
      <p className="max-w-[72ch] text-ink-2">{words.lead}</p>
      {!settings.data ? (
        <Waiting on={settings} words={orderWords.loading} />
      ) : isEditing ? (
        <LimitForm current={settings.data} onDone={() => setIsEditing(false)} />
      ) : (
        <p className="mt-2 font-[525]">
          {limit === null || limit === undefined ? words.noLimit : `${words.limit}: ${formatMoney(cents(limit), 'en')}`}
        </p>
      )}
    </Card>
  )
}

function LimitForm({ current, onDone }: { current: WorkOrderSettings; onDone: () => void }) {
  const [typed, setTyped] = useState(current.approvalLimit === null ? '' : String(current.approvalLimit))
  const [error, setError] = useState<string>()
  const save = useSetOrderSettings()
  const undo = useUndoOfArea('work-orders')
  return (
    <form
      noValidate
      aria-label={words.limit}
      className="mt-3 grid max-w-80 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const approvalLimit = typed.trim() === '' ? null : parseAmount(typed)
        if (typed.trim() !== '' && approvalLimit === null) return setError(orderWords.badAmount)
        save.mutate(
          { approvalLimit, version: current.version },
          {
            onSuccess: (saved) => {
              toast.success(words.saved, undefined, { undo: undo(hasChanged(current, saved)) })
              onDone()
            },
            onError: (failure) => toast.failure(words.notSaved, failure.message),
          },
        )
      }}
    >
      <Field label={words.limit} hint={words.hint} error={error}>
        <TextInput
          inputMode="decimal"
          className="tabular"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button size="small" variant="primary" type="submit" busy={save.isPending} busyText={orderWords.saving}>
          {orderWords.save}
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          {orderWords.back}
        </Button>
      </div>
    </form>
  )
}
