import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { Missing } from '#platform/screens/Missing.tsx'
import { useNow } from '#platform/screens/use-now.ts'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { momentInWords } from '../day-in-words.ts'
import { entryWords } from '../entry-words.ts'
import type { OwnRequest } from '../own-contract.ts'
import { isOpen } from '../rules.ts'
import { words } from '../words.ts'
import { ChangeEntry } from './ChangeEntry.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { OwnAnswer } from './OwnAnswer.tsx'
import { OwnMessages } from './OwnMessages.tsx'
import { OwnRequestClock } from './OwnRequestClock.tsx'
import { PriorityBadge } from './PriorityBadge.tsx'
import { useChangeEntry, type useOwnRequests } from './queries.ts'
import { RequestLine } from './RequestLine.tsx'
import { RequestPhotos } from './RequestPhotos.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { useFormats, type Formats } from './use-formats.ts'

const said = words.own
type Props = { own: ReturnType<typeof useOwnRequests>; id: string | null; onClose: () => void }

/** One request as its resident sees it: where it stands, and what was written for them. */
export function OwnRequestDialog({ own, id, onClose }: Props) {
  const { last, open, turn } = useLingering(id)
  const [answering, setAnswering] = useState(false)
  const [writing, setWriting] = useState(false)
  const formats = useFormats('portal')
  const request = own.data?.find((one) => one.id === last)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dirty={answering || writing}
      over={request ? <RequestLine request={request} formats={formats} /> : null}
      title={request?.title ?? words.request}
      status={
        request ? (
          <>
            <StatusBadge status={request.status} />
            <PriorityBadge priority={request.priority} />
          </>
        ) : null
      }
      footer={request || !own.data ? <CancelButton>{said.close}</CancelButton> : null}
    >
      {request ? (
        <Facts key={turn} request={request} formats={formats} onAnswering={setAnswering} onWriting={setWriting} />
      ) : own.data ? (
        <Missing help={said.goneHelp} back={words.backToList}>
          {said.gone}
        </Missing>
      ) : (
        <Waiting on={own} words={words.loadingOne} failed={words.notFound} />
      )}
    </Dialog>
  )
}

function OwnEntry({ request, formats }: { request: OwnRequest; formats: Formats }) {
  const [changing, setChanging] = useState(false)
  const change = useChangeEntry(request.id)
  return (
    <span className="flex items-start justify-between gap-3">
      <EntryFacts request={request} formats={formats} />
      {isOpen(request) ? (
        <Button size="small" aria-label={entryWords.changeLabel} onClick={() => setChanging(true)}>
          {entryWords.change}
        </Button>
      ) : null}
      <ChangeEntry
        request={request}
        open={changing}
        onClose={() => setChanging(false)}
        change={change}
        onSave={change.mutate}
      />
    </span>
  )
}

type FactsProps = {
  request: OwnRequest
  formats: Formats
  onAnswering: (typed: boolean) => void
  onWriting: (typed: boolean) => void
}

function Facts({ request, formats, onAnswering, onWriting }: FactsProps) {
  const now = useNow()
  return (
    <div className="grid gap-[18px]">
      <OwnAnswer key={request.id} request={request} formats={formats} onTyped={onAnswering} />
      <OwnRequestClock request={request} formats={formats} className="text-sm" />
      <section aria-labelledby="own-description">
        <h3 id="own-description" className="mb-1 text-sm font-[575]">
          {words.description}
        </h3>
        <p className="break-words whitespace-pre-wrap text-ink-2">{request.description}</p>
      </section>
      <RequestPhotos requestId={request.id} formats={formats} />
      <KeyValues
        rows={[
          ...(request.unit ? [[said.home, said.homeOf(request.unit.unitNumber)] as const] : []),
          [said.dateSubmitted, formats.time(request.submittedDate)],
          ...(request.promisedAt ? [[said.promised, momentInWords(request.promisedAt, now, formats)] as const] : []),
          ...(request.scheduledDate ? [[said.visit, formats.time(request.scheduledDate)] as const] : []),
          ...(request.completedDate ? [[said.dateCompleted, formats.time(request.completedDate)] as const] : []),
          ...(request.confirmedAt
            ? [
                [
                  request.confirmedHow === 'silence' ? said.noAnswer : said.confirmedBy,
                  formats.time(request.confirmedAt),
                ] as const,
              ]
            : []),
          ...(request.assignedTo ? [[words.assignedTo, request.assignedTo] as const] : []),
          ...(request.unit
            ? [[entryWords.title, <OwnEntry key="entry" request={request} formats={formats} />] as const]
            : []),
        ]}
      />
      {request.notes.length === 0 ? null : (
        <section aria-labelledby="own-notes">
          <h3 id="own-notes" className="mb-1 text-sm font-[575]">
            {said.notes}
          </h3>
          <ol className="rounded-lg bg-sunken px-4 py-1">
            {request.notes.map((note) => (
              <li key={note.id} className="border-b border-line py-2.5 last:border-b-0">
                <p className="break-words whitespace-pre-wrap">
                  {note.isStatusUpdate ? words.statusNote(note.note) : note.note}
                </p>
                <p className="mt-0.5 text-sm text-ink-3">
                  {words.fullName(note.createdBy)} ·{' '}
                  <time dateTime={note.createdAt}>{formats.time(note.createdAt)}</time>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      <OwnMessages request={request} formats={formats} onTyped={onWriting} />
    </div>
  )
}
