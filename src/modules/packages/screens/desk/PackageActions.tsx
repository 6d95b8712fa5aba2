import { useState } from 'react'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { InlineForm } from '#platform/ui/records/InlineForm.tsx'
import { longestNote } from '../../choices.ts'
import type { Package } from '../../contract.ts'
import { deskScreenWords } from '../../messages/desk-screens.ts'
import type { PackageChanges } from '../../schemas.ts'
import { MovePackage } from './MovePackage.tsx'
import { useChangePackage } from './queries.ts'

const words = deskScreenWords.details

type Props = { shown: Package; onHandOut: (shown: Package) => void }
type Send = (body: PackageChanges, done: string) => void

/** What can become of a package that is here. Without actions it stays mounted, so that the last change can be undone. */
export function PackageActions({ shown, onHandOut }: Props) {
  const change = useChangePackage()
  const undo = useUndo('packages')
  const [step, setStep] = useState<'move' | 'decline' | null>(null)
  const send: Send = (body, done) => {
    const operation = createOperation()
    change.mutate(
      { shown, body, operation },
      {
        onSuccess: (saved) => {
          setStep(null)
          toast.success(done, undefined, hasChanged(shown, saved) ? { undo: undo(operation) } : undefined)
        },
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  }
  const close = () => setStep(null)
  if (shown.doneAt !== null) return null
  if (step === 'move')
    return <MovePackage place={shown.place} onCancel={close} onMove={(place) => send({ place }, words.saved)} />
  if (step === 'decline') return <DeclineStep isBusy={change.isPending} onSend={send} onCancel={close} />
  return (
    <Buttons
      shown={shown}
      isBusy={change.isPending}
      onSend={send}
      onHandOut={() => onHandOut(shown)}
      onMove={() => setStep('move')}
      onDecline={() => setStep('decline')}
    />
  )
}

type ButtonsProps = {
  shown: Package
  isBusy: boolean
  onSend: Send
  onHandOut: () => void
  onMove: () => void
  onDecline: () => void
}

function Buttons({ shown: { direction, status }, isBusy, onSend, onHandOut, onMove, onDecline }: ButtonsProps) {
  const isIncoming = direction === 'incoming'
  const isWaiting = isIncoming && status === 'waiting'
  return (
    <div className="flex flex-wrap gap-2">
      {isWaiting ? (
        <Button variant="primary" size="large" onClick={onHandOut}>
          {deskScreenWords.handOut}
        </Button>
      ) : null}
      {isIncoming ? null : (
        <Button variant="primary" size="large" busy={isBusy} onClick={() => onSend({ status: 'sent' }, words.given)}>
          {words.sent}
        </Button>
      )}
      <Button size="large" onClick={onMove}>
        {words.changePlace}
      </Button>
      {isWaiting ? (
        <Button size="large" onClick={onDecline}>
          {words.decline}
        </Button>
      ) : null}
      {status === 'declined' ? (
        <Button size="large" busy={isBusy} onClick={() => onSend({ status: 'waiting' }, words.saved)}>
          {words.putBack}
        </Button>
      ) : null}
      {isIncoming ? (
        <Button size="large" busy={isBusy} onClick={() => onSend({ status: 'returned' }, words.returned)}>
          {words.sendBack}
        </Button>
      ) : null}
    </div>
  )
}

/** Why the recipient does not want it; an Enter alone records it without a reason. */
function DeclineStep({ isBusy, onSend, onCancel }: { isBusy: boolean; onSend: Send; onCancel: () => void }) {
  const [reason, setReason] = useState('')
  const save = () => onSend({ status: 'declined', reason: reason.trim() || null }, words.declined)
  return (
    <InlineForm verb={words.declineVerb} busyText={words.saving} isBusy={isBusy} onSave={save} onCancel={onCancel}>
      <Field label={words.declineTitle} hint={words.reasonHint}>
        <TextInput
          large
          autoComplete="off"
          maxLength={longestNote}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </InlineForm>
  )
}
