import { logWords } from '#desk-log/messages/desk.ts'
import { dashboardClock } from '#platform/time/dates.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { offlineWords } from '../messages.ts'
import { QueuedRow } from '../QueuedRow.tsx'
import { noteQueue } from './note-queue.ts'
import { useQueuedNotes } from './note-state.ts'

const words = offlineWords.notes

/** The entries of the log that wait on this device, the oldest first. */
export function QueuedNotes() {
  const notes = useQueuedNotes()
  const timeZone = useTimeZone()
  return (
    <Card flush title={words.waiting(notes.length)}>
      {notes.length === 0 ? (
        <p className="px-4.5 pt-3 pb-4.5 text-ink-3">{words.none}</p>
      ) : (
        <ul className="mt-2.5">
          {notes.map((note) => (
            <QueuedRow
              key={note.key}
              title={note.body}
              detail={words.line(
                dashboardClock(note.writtenAt, timeZone),
                logWords.kinds[note.kind],
                note.place,
                note.needsFollowUp,
              )}
              problem={note.problem}
              remove={words.remove(note.body.slice(0, 40))}
              onRemove={() => void noteQueue.delete(note.key)}
            >
              <p className="pb-1 pl-7.5">
                <Button onClick={() => void noteQueue.correct(note).catch(() => undefined)}>{words.again}</Button>
              </p>
            </QueuedRow>
          ))}
        </ul>
      )}
    </Card>
  )
}
