import { logWords } from '#desk-log/messages/desk.ts'
import { dashboardTime, dayOf, timeOnDay } from '#platform/time/dates.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { useUser } from '../../../frame/user.ts'
import { offlineWords } from '../messages.ts'
import { isRejected } from '../queue/queued.ts'
import { QueuedRow } from '../QueuedRow.tsx'
import { setNoteDraft, useNoteDraft } from './note-draft.ts'
import { noteQueue } from './note-queue.ts'
import { type QueuedNote, useQueuedNotes } from './note-state.ts'
import { withRejected } from './rejected-note.ts'

const words = offlineWords.notes

type RowProps = {
  note: QueuedNote
  /** Called when the form has the text of a rejected entry. Without it, the form is on another page. */
  onRewrite?: (() => void) | undefined
}

/** The entries of the log that wait on this device, the oldest first. */
export function QueuedNotes({ onRewrite }: Pick<RowProps, 'onRewrite'>) {
  const notes = useQueuedNotes()
  return (
    <Card flush title={words.waiting(notes.length)}>
      {notes.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4.5 text-ink-3">{words.none}</p>
      ) : (
        <ul className="mt-2.5">
          {notes.map((note) => (
            <NoteRow key={note.key} note={note} onRewrite={onRewrite} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function NoteRow({ note, onRewrite }: RowProps) {
  const { key, body, kind, place, needsFollowUp, writtenAt } = note
  const { id } = useUser()
  const draft = useNoteDraft(id)
  const timeZone = useTimeZone()
  const today = dayOf(useNow(), timeZone)
  /** The form of the log has the text then: to be corrected, and saved by the person who is signed in. */
  const rewrite = () => {
    const more = withRejected(draft, note, words.firstWritten(dashboardTime(writtenAt, timeZone)))
    if (more === null) return toast.failure(words.tooLong)
    setNoteDraft(id, more)
    if (onRewrite) onRewrite()
    else navigate({ to: '/desk', search: { tab: 'log' } })
  }
  return (
    <QueuedRow
      title={body}
      detail={words.line(timeOnDay(writtenAt, today, timeZone), logWords.kinds[kind], place, needsFollowUp)}
      item={note}
      remove={words.remove(body.slice(0, 40))}
      onRemove={() => void noteQueue.delete(key)}
    >
      <div className="flex flex-wrap gap-2 pb-1 pl-7.5">
        {draft.replaces.includes(key) ? (
          <p className="text-sm text-ink-3">{words.inForm}</p>
        ) : (
          <>
            <Button onClick={() => void noteQueue.correct(key).catch(() => undefined)}>{words.again}</Button>
            {isRejected(note) ? <Button onClick={rewrite}>{words.rewrite}</Button> : null}
          </>
        )}
      </div>
    </QueuedRow>
  )
}
