import { useRef, useState } from 'react'
import { firstLanguage } from '#platform/language/registry.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { longestClosingNote } from '../choices.ts'
import type { Incident } from '../contract.ts'
import { overTexts } from '../messages/default-scripts.ts'
import { incidentScreenWords } from '../messages/screens.ts'
import { textFor } from '../rules.ts'
import type { TextByLanguage } from '../script.ts'
import { useCloseIncident } from './queries.ts'
import { SendQuestion } from './SendQuestion.tsx'
import { StatusFields } from './StatusFields.tsx'

const words = incidentScreenWords.closing

/** Closes an incident with a note, and a last update unless the office leaves it out. Like every update, it is confirmed in a dialog. */
export function CloseDialog({ incident, open, onClose }: { incident: Incident; open: boolean; onClose: () => void }) {
  const { id, script, affected } = incident
  // A step that was repeated ends with the incident.
  const openSteps = script.filter(({ doneAt, times }) => doneAt === null && times.length === 0).length
  const [note, setNote] = useState('')
  const [sends, setSends] = useState(true)
  const [texts, setTexts] = useState<TextByLanguage>(overTexts)
  const [problem, setProblem] = useState<{ note?: string; text?: string }>({})
  const [isSure, setIsSure] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const close = useCloseIncident()
  const send = () =>
    close.mutate(
      { id, body: { note: note.trim(), ...(sends ? { texts } : {}) } },
      {
        onSuccess: () => {
          onClose()
          toast.success(words.closed)
        },
        onError: (error) => setProblem({ note: error.message }),
        onSettled: () => setIsSure(false),
      },
    )
  const save = () => {
    if (note.trim() === '') return setProblem({ note: words.noNote })
    if (!sends) return send()
    if (textFor(texts, firstLanguage).trim() === '') return setProblem({ text: words.noText })
    setProblem({})
    return setIsSure(true)
  }
  return (
    <>
      <PlainFormDialog
        open={open}
        onClose={onClose}
        onSave={save}
        isBusy={close.isPending}
        busyText={words.saving}
        verb={words.verb}
        cancel={words.cancel}
        title={words.title}
        status={words.openSteps(openSteps)}
        dirty={note !== ''}
        initialFocus={field}
      >
        <Field label={words.note} required error={problem.note}>
          <TextArea
            ref={field}
            rows={3}
            maxLength={longestClosingNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
        <Checkbox label={words.sendsUpdate} checked={sends} onChange={({ target }) => setSends(target.checked)} />
        {sends ? (
          <StatusFields
            label={incidentScreenWords.updates.text}
            texts={texts}
            onChange={setTexts}
            error={problem.text}
          />
        ) : null}
      </PlainFormDialog>
      <SendQuestion
        open={isSure}
        texts={texts}
        people={affected.people}
        verb={words.sendAndClose}
        isBusy={close.isPending}
        onClose={() => setIsSure(false)}
        onConfirm={send}
      />
    </>
  )
}
