import CloudUpload from 'lucide-react/icons/cloud-upload'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useFormats, type Formats } from '../../../requests/screens/use-formats.ts'
import { statusWords } from '../../../requests/vocabulary.ts'
import { staffWords } from '../../messages/en.ts'
import { EmptyQueueCard } from '../QueueCards.tsx'
import type { Change, OutboxEntry } from './outbox-entry.ts'
import { giveUp, sendAgain } from './outbox.ts'
import { useOutboxState } from './outbox-state.ts'

/** What waits on this phone, in the order of sending; a conflict shows both sides and asks. */
export function OutboxView() {
  const { entries } = useOutboxState()
  const formats = useFormats('portal')
  if (entries.length === 0)
    return <EmptyQueueCard icon={CloudUpload} text={staffWords.nothingToSend} help={staffWords.nothingToSendHelp} />
  return (
    <ul className="mt-3 grid gap-2.5">
      {entries.map((entry) => (
        <li key={entry.seq} className="rounded-lg bg-surface px-4 py-3 shadow-card">
          <h2 className="font-[575]">{entry.label}</h2>
          <p className="break-words text-ink-2">{describe(entry.change)}</p>
          <p className="tabular text-sm text-ink-3">{staffWords.typedAt(formats.time(entry.typedAt.toISOString()))}</p>
          {entry.state === 'waiting' ? null : <Question entry={entry} formats={formats} />}
        </li>
      ))}
    </ul>
  )
}

function describe(change: Change): string {
  if (change.kind === 'status') return staffWords.change.status(statusWords[change.status])
  if (change.kind === 'note') return staffWords.change.note(change.note.note)
  if (change.kind === 'photo') return staffWords.change.photo
  return staffWords.change.visit(change.visit.note, change.visit.minutes)
}

/** Asks what happens with a change that another person made first, or that was rejected. */
function Question({ entry }: { entry: OutboxEntry; formats: Formats }) {
  const [isBusy, setIsBusy] = useState(false)
  const answer = (work: Promise<void>) => {
    setIsBusy(true)
    void work.finally(() => setIsBusy(false))
  }
  const isConflict = entry.state === 'conflict' && entry.theirs !== null
  return (
    <div className="mt-2 grid gap-2.5">
      <Notice tone="danger" title={isConflict ? staffWords.conflictTitle : staffWords.rejectedTitle}>
        {isConflict ? null : entry.message}
      </Notice>
      {isConflict && entry.theirs ? (
        <dl className="grid grid-cols-2 gap-3">
          <Side name={staffWords.mineIs} text={describe(entry.change)} />
          <Side
            name={staffWords.theirsIs}
            text={staffWords.theirStatus(statusWords[entry.theirs.status], entry.theirs.by)}
          />
        </dl>
      ) : null}
      <p className="flex flex-wrap gap-2">
        <Button variant="primary" busy={isBusy} onClick={() => answer(sendAgain(entry))}>
          {isConflict ? staffWords.keepMine : staffWords.sendAgain}
        </Button>
        <Button busy={isBusy} onClick={() => answer(giveUp(entry, isConflict))}>
          {isConflict
            ? entry.change.kind === 'visit'
              ? staffWords.keepTheirsNote
              : staffWords.keepTheirs
            : staffWords.discard}
        </Button>
      </p>
    </div>
  )
}

const Side = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0 rounded-md bg-sunken px-3 py-2">
    <dt className="text-sm text-ink-3">{name}</dt>
    <dd className="break-words">{text}</dd>
  </div>
)
