import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import type { Recipient } from '../../announcement-parts.ts'
import { officeWords } from '../../messages/office.ts'
import { useCorrectAddress } from '../queries.ts'

/** The field is there because its button was pressed. */
const focus = (input: HTMLInputElement | null) => input?.focus()

/** Corrects the address of a failed e-mail where it is shown, and sends the e-mail again. */
export function CorrectAddress({ id, person }: { id: string; person: Recipient }) {
  const correct = useCorrectAddress(id)
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === null)
    return (
      <Button
        size="small"
        aria-label={officeWords.correctLabel(person.fullName)}
        onClick={() => setTyped(person.address ?? '')}
      >
        {officeWords.correct}
      </Button>
    )
  const send = () =>
    correct.mutate(
      { userId: person.userId, email: typed },
      {
        onSuccess: () => {
          setTyped(null)
          toast.success(officeWords.corrected)
        },
        onError: (error) => toast.failure(officeWords.notCorrected, error.message),
      },
    )
  return (
    <form
      noValidate
      className="flex basis-full flex-wrap items-end gap-2 pb-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!correct.isPending) send()
      }}
    >
      <Field label={officeWords.newAddress} className="min-w-0 flex-1 basis-56" error={correct.error?.message}>
        <TextInput
          type="email"
          ref={focus}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={correct.isPending} busyText={officeWords.correcting}>
        {officeWords.correctAndSend}
      </Button>
      <Button onClick={() => setTyped(null)}>{officeWords.cancelCorrection}</Button>
    </form>
  )
}
