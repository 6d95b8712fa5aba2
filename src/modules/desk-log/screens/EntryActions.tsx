import { useState } from 'react'
import { categories, type Category, type Priority } from '#maintenance/requests/choices.ts'
import { requestTexts } from '#maintenance/requests/messages/index.ts'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { InlineForm } from '#platform/ui/records/InlineForm.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { longestNote, longestTitle } from '../choices.ts'
import type { LogEntry } from '../contract.ts'
import { logScreenWords } from '../messages/screens.ts'
import { titleOf } from '../rules.ts'
import { useDraftAnnouncement, useFileRequest, useFinish } from './queries.ts'

const words = logScreenWords.entry
const offered: readonly Priority[] = ['low', 'normal', 'high', 'urgent']

type Props = {
  shown: LogEntry
  onCorrect: (shown: LogEntry) => void
  onIncident: (shown: LogEntry) => void
}
type StepProps = { shown: LogEntry; onClose: () => void }

/** What can become of an entry: done, a request, an announcement, an incident, or a correction. */
export function EntryActions({ shown, onCorrect, onIncident }: Props) {
  const [step, setStep] = useState<'done' | 'request' | 'announcement' | null>(null)
  const close = () => setStep(null)
  if (step === 'done') return <DoneStep shown={shown} onClose={close} />
  if (step === 'request') return <RequestStep shown={shown} onClose={close} />
  if (step === 'announcement') return <AnnouncementStep shown={shown} onClose={close} />
  const isOpen = shown.followUp !== null && shown.followUp.doneAt === null
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen ? (
        <Button variant="primary" size="large" onClick={() => setStep('done')}>
          {words.done}
        </Button>
      ) : null}
      {shown.request === null ? (
        <Button size="large" onClick={() => setStep('request')}>
          {words.makeRequest}
        </Button>
      ) : null}
      {shown.announcementId === null ? (
        <Button size="large" onClick={() => setStep('announcement')}>
          {words.makeDraft}
        </Button>
      ) : null}
      <Button size="large" onClick={() => onIncident(shown)}>
        {words.makeIncident}
      </Button>
      <Button size="large" onClick={() => onCorrect(shown)}>
        {words.correct}
      </Button>
    </div>
  )
}

/** Records with one press or a note that nothing is left to do. */
export function useDone() {
  const finish = useFinish()
  const undo = useUndo('desk-log')
  const record = ({ id }: Pick<LogEntry, 'id'>, note = '', onDone?: () => void) => {
    const operation = createOperation()
    finish.mutate(
      { id, body: { note }, operation },
      {
        onSuccess: () => {
          onDone?.()
          toast.success(logScreenWords.points.finished, undefined, { undo: undo(operation) })
        },
        onError: (error) => toast.failure(logScreenWords.notSaved, error.message),
      },
    )
  }
  return { record, isPending: finish.isPending }
}

function DoneStep({ shown, onClose }: StepProps) {
  const [note, setNote] = useState('')
  const { record, isPending } = useDone()
  return (
    <InlineForm
      busyText={words.saving}
      verb={words.done}
      isBusy={isPending}
      onSave={() => record(shown, note.trim(), onClose)}
      onCancel={onClose}
    >
      <Field label={words.note}>
        <TextInput large maxLength={longestNote} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </InlineForm>
  )
}

function RequestStep({ shown, onClose }: StepProps) {
  const code = useBuildingCode()
  const [title, setTitle] = useState(() => titleOf(shown.body, longestTitle))
  const [category, setCategory] = useState<Category>('general')
  const [priority, setPriority] = useState<Priority>('normal')
  const [problem, setProblem] = useState<string>()
  const file = useFileRequest()
  const save = () =>
    file.mutate(
      { id: shown.id, body: { title: title.trim(), category, priority } },
      {
        onSuccess: ({ request }) => {
          onClose()
          toast.success(words.filed(`${code}-${request?.number ?? ''}`))
        },
        onError: (error) => setProblem(error.message),
      },
    )
  return (
    <InlineForm
      busyText={words.saving}
      verb={words.makeRequest}
      isBusy={file.isPending}
      onSave={save}
      onCancel={onClose}
    >
      <Field label={words.titleField} required error={problem}>
        <TextInput large maxLength={longestTitle} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
      <Field label={words.category}>
        <Select
          large
          choices={categories.map((value) => ({ value, label: requestTexts.en.category[value] }))}
          value={category}
          onChange={setCategory}
        />
      </Field>
      <Field label={words.priority} radios>
        <RadioCards
          name="priority"
          choices={offered.map((value) => ({ value, label: requestTexts.en.priority[value] }))}
          value={priority}
          onChange={setPriority}
        />
      </Field>
    </InlineForm>
  )
}

function AnnouncementStep({ shown, onClose }: StepProps) {
  const [title, setTitle] = useState(() => titleOf(shown.body, longestTitle))
  const [problem, setProblem] = useState<string>()
  const draft = useDraftAnnouncement()
  const save = () =>
    draft.mutate(
      { id: shown.id, body: { title: title.trim() } },
      {
        onSuccess: () => {
          onClose()
          toast.success(words.drafted)
        },
        onError: (error) => setProblem(error.message),
      },
    )
  return (
    <InlineForm
      busyText={words.saving}
      verb={words.makeDraft}
      isBusy={draft.isPending}
      onSave={save}
      onCancel={onClose}
    >
      <Field label={words.titleField} required error={problem}>
        <TextInput large maxLength={longestTitle} value={title} onChange={({ target }) => setTitle(target.value)} />
      </Field>
    </InlineForm>
  )
}
