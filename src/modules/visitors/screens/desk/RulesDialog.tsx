import { useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { mostStallsPerMonth } from '../../choices.ts'
import { visitorScreenWords } from '../../messages/desk-screens.ts'
import { useSetRules } from './queries.ts'

const words = visitorScreenWords.stalls

/** How often the visitors of a home may have a stall in a month. */
export function RulesDialog({ perMonth, onClose }: { perMonth: number; onClose: () => void }) {
  const set = useSetRules()
  const [typed, setTyped] = useState(String(perMonth))
  const save = () =>
    set.mutate(Number(typed), {
      onSuccess: () => {
        onClose()
        toast.success(words.saved)
      },
      onError: (error) => toast.failure(words.notSaved, error.message),
    })
  return (
    <PlainFormDialog
      open
      onClose={onClose}
      title={words.rulesTitle}
      width="narrow"
      dirty={typed !== String(perMonth)}
      verb={words.saveRules}
      busyText={words.saving}
      isBusy={set.isPending}
      onSave={save}
    >
      <p className="text-ink-2">{words.rulesText}</p>
      <Field label={words.perMonth} required>
        <TextInput
          type="number"
          min={0}
          max={mostStallsPerMonth}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </PlainFormDialog>
  )
}
