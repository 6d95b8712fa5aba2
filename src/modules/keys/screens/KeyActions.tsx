import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { createOperation } from '#platform/ui/data/operation.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { InlineForm } from '#platform/ui/records/InlineForm.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { longestNote, longestSeal } from '../choices.ts'
import type { DeskKey } from '../contract.ts'
import { keyScreenWords } from '../messages/screens.ts'
import { DueField } from './DueField.tsx'
import { useBreakSeal, useExtend, useSeal } from './queries.ts'
import { useReturn } from './use-return.ts'

const words = keyScreenWords.details

type Props = { shown: DeskKey; onLend: (shown: DeskKey) => void }
type Step = 'return' | 'extend' | 'seal' | 'break'

/** What can become of a key now. */
export function KeyActions({ shown, onLend }: Props) {
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  if (step === 'return') return <ReturnStep shown={shown} onClose={close} />
  if (step === 'extend') return <ExtendStep shown={shown} onClose={close} />
  if (step === 'seal') return <SealStep shown={shown} onClose={close} />
  if (step === 'break') return <BreakStep shown={shown} onClose={close} />
  switch (shown.state) {
    case 'here':
      return (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="large" onClick={() => onLend(shown)}>
            {keyScreenWords.lend}
          </Button>
          <Button size="large" onClick={() => setStep('seal')}>
            {words.putSeal}
          </Button>
        </div>
      )
    case 'out':
    case 'overdue':
      return (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="large" onClick={() => setStep('return')}>
            {keyScreenWords.return}
          </Button>
          <Button size="large" onClick={() => setStep('extend')}>
            {words.extend}
          </Button>
        </div>
      )
    case 'sealed':
      return (
        <div>
          <Button size="large" onClick={() => setStep('break')}>
            {words.breakSeal}
          </Button>
        </div>
      )
    case 'issued':
      return <Notice tone="info">{words.issued(shown.holder ?? '')}</Notice>
    case 'unavailable':
      return <Notice tone="warning">{words.unavailable}</Notice>
  }
}

type StepProps = { shown: DeskKey; onClose: () => void }

function ReturnStep({ shown, onClose }: StepProps) {
  const [note, setNote] = useState('')
  const { returnKey, isPending } = useReturn()
  return (
    <InlineForm
      busyText={words.saving}
      verb={keyScreenWords.return}
      isBusy={isPending}
      onSave={() => returnKey(shown, note.trim(), onClose)}
      onCancel={onClose}
    >
      <Field label={words.returnNote} hint={words.returnNoteHint}>
        <TextInput large maxLength={longestNote} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </InlineForm>
  )
}

function ExtendStep({ shown, onClose }: StepProps) {
  const [dueAt, setDueAt] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const extend = useExtend()
  const undo = useUndo('keys')
  const save = () => {
    if (dueAt === null) return setProblem(words.chooseTime)
    const operation = createOperation()
    return extend.mutate(
      { id: shown.id, body: { dueAt }, operation },
      {
        onSuccess: () => {
          onClose()
          toast.success(words.extended, undefined, { undo: undo(operation) })
        },
        onError: (error) => setProblem(error.message),
      },
    )
  }
  return (
    <InlineForm busyText={words.saving} verb={words.save} isBusy={extend.isPending} onSave={save} onCancel={onClose}>
      <DueField label={words.until} onChange={setDueAt} error={problem} />
    </InlineForm>
  )
}

function SealStep({ shown, onClose }: StepProps) {
  const seal = useSeal()
  const finish = finishWith(onClose)
  const save = (sealNumber: string, onError: OnError) =>
    seal.mutate({ id: shown.id, body: { sealNumber } }, { onSuccess: () => finish(words.sealed), onError })
  return (
    <TextStep
      verb={words.putSeal}
      label={words.sealNumber}
      longest={longestSeal}
      isBusy={seal.isPending}
      onSave={save}
      onClose={onClose}
    />
  )
}

function BreakStep({ shown, onClose }: StepProps) {
  const breakSeal = useBreakSeal()
  const finish = finishWith(onClose)
  const save = (reason: string, onError: OnError) =>
    breakSeal.mutate({ id: shown.id, body: { reason } }, { onSuccess: () => finish(words.broken), onError })
  return (
    <TextStep
      verb={words.breakSeal}
      label={words.reason}
      hint={words.reasonHint}
      longest={longestNote}
      isBusy={breakSeal.isPending}
      onSave={save}
      onClose={onClose}
    />
  )
}

type OnError = (error: Error) => void
const finishWith = (onClose: () => void) => (done: string) => {
  onClose()
  toast.success(done)
}

type TextStepProps = {
  verb: string
  label: string
  hint?: string
  longest: number
  isBusy: boolean
  onSave: (text: string, onError: OnError) => void
  onClose: () => void
}

/** One required line of text. */
function TextStep({ verb, label, hint, longest, isBusy, onSave, onClose }: TextStepProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = () => onSave(text.trim(), (error) => setProblem(error.message))
  return (
    <InlineForm busyText={words.saving} verb={verb} isBusy={isBusy} onSave={save} onCancel={onClose}>
      <Field label={label} hint={hint} required error={problem}>
        <TextInput
          large
          autoComplete="off"
          maxLength={longest}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </InlineForm>
  )
}
