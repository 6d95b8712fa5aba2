import { useEffect, useEffectEvent, useRef } from 'react'
import { chosenKinds, longestEntry, longestPlace } from '#desk-log/choices.ts'
import { logWords } from '#desk-log/messages/desk.ts'
import { logScreenWords } from '#desk-log/messages/screens.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useUser } from '../../../frame/user.ts'
import { offlineWords } from '../messages.ts'
import { queueNote } from './note-queue.ts'
import { withChanges } from './note-changes.ts'
import { setNoteDraft, useNoteDraft } from './note-draft.ts'
import { blankNote, type NoteText } from './note-state.ts'
import { QueuedNotes } from './QueuedNotes.tsx'

const words = offlineWords.notes
const writing = logScreenWords.writing

/**
 * Writes entries of the log without a connection, and finishes one that was begun then. They are sent later, with the time at which they
 * were written.
 */
export function OfflineNotes() {
  const { id } = useUser()
  const draft = useNoteDraft(id)
  const isOnline = useIsOnline()
  const text = useRef<HTMLTextAreaElement>(null)
  const address = useAddress()
  const isCalled = address.at('write') !== undefined
  const takeFocus = useEffectEvent((called: boolean) => {
    const field = text.current
    // Once: it runs again when the address has changed, and a caret that moves would mix up what is typed meanwhile.
    if (field && document.activeElement !== field) {
      field.focus()
      field.setSelectionRange(field.value.length, field.value.length)
    }
    // Otherwise the dialog would open on the next page that has a connection.
    if (called) address.change({ write: undefined })
  })
  useEffect(() => takeFocus(isCalled), [isCalled])
  const change = (changes: Partial<NoteText>) => setNoteDraft(id, withChanges(draft, changes))
  const save = async () => {
    if (draft.body.trim() === '') return
    try {
      await queueNote({ ...draft, body: draft.body.trim(), place: draft.place.trim() }, id)
      setNoteDraft(id, blankNote)
      text.current?.focus()
    } catch {
      toast.failure(words.notStored)
    }
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <Card title={writing.title}>
        <form
          className="mt-3 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <Field label={writing.body} hint={isOnline ? undefined : words.notice} required>
            <TextArea
              ref={text}
              rows={3}
              maxLength={longestEntry}
              value={draft.body}
              onChange={({ target }) => change({ body: target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
              }}
            />
          </Field>
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={writing.kind}>
              <Select
                choices={chosenKinds.map((value) => ({ value, label: logWords.kinds[value] }))}
                value={draft.kind}
                onChange={(kind) => change({ kind })}
              />
            </Field>
            <Field label={writing.place} hint={writing.find}>
              <TextInput
                value={draft.place}
                autoComplete="off"
                maxLength={longestPlace}
                onChange={({ target }) => change({ place: target.value })}
              />
            </Field>
          </div>
          <Checkbox
            label={writing.followUp}
            checked={draft.needsFollowUp}
            onChange={({ target }) => change({ needsFollowUp: target.checked })}
          />
          <Button type="submit" variant="primary" size="large" className="justify-self-end">
            {isOnline ? writing.verb : words.save}
          </Button>
        </form>
      </Card>
      <QueuedNotes onRewrite={() => text.current?.focus()} />
    </div>
  )
}
