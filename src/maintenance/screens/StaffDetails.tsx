import { useState } from 'react'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { KeyValues } from '#platform/screens/KeyValues.tsx'
import { Missing } from '#platform/screens/Missing.tsx'
import { PhoneLink } from '#platform/screens/PhoneLink.tsx'
import { useLingering } from '#platform/screens/use-lingering.ts'
import { useNow } from '#platform/screens/use-now.ts'
import { Waiting } from '#platform/screens/Waiting.tsx'
import { momentInWords } from '../day-in-words.ts'
import { dialogWords } from '../dialog-words.ts'
import { entryWords } from '../entry-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isOpen } from '../rules.ts'
import { words } from '../words.ts'
import { AddNote } from './AddNote.tsx'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { MessageList } from './MessageList.tsx'
import { NoteItem } from './NoteItem.tsx'
import { PriorityBadge } from './PriorityBadge.tsx'
import { useMessages, useRequest, useRequestNotes } from './queries.ts'
import { RequestClock } from './RequestClock.tsx'
import { RequestLine } from './RequestLine.tsx'
import { RequestPhotos } from './RequestPhotos.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'
import { useFormats } from './use-formats.ts'

type Props = { id: string | null; onClose: () => void }

/** The staff's view of one request: facts, status, notes, in the order in which one hand needs them. */
export function StaffDetails({ id, onClose }: Props) {
  const { last, ...opening } = useLingering(id)
  return last === null ? null : <OpenRequest key={last} id={last} {...opening} onClose={onClose} />
}

type Opening = { open: boolean; turn: number; onClose: () => void }

function OpenRequest({ id, open, turn, onClose }: { id: string } & Opening) {
  const request = useRequest(id)
  const formats = useFormats('portal')
  const [draft, setDraft] = useState('')
  const [opened, setOpened] = useState(turn)
  if (turn !== opened) {
    setOpened(turn)
    setDraft('')
  }
  const { data } = request
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dirty={draft.trim() !== ''}
      over={data ? <RequestLine request={data} formats={formats} /> : null}
      title={data ? data.title : words.request}
      status={
        data ? (
          <>
            <PriorityBadge priority={data.priority} />
            <StatusBadge status={data.status} />
          </>
        ) : null
      }
    >
      {data ? (
        <Details key={turn} request={data} draft={draft} onDraft={setDraft} />
      ) : (
        <Waiting
          on={request}
          words={words.loadingOne}
          failed={words.notFound}
          missing={
            <Missing help={words.missingHelp} back={words.backToList}>
              {words.missing}
            </Missing>
          }
        />
      )}
    </Dialog>
  )
}

type DetailsProps = { request: MaintenanceRequest; draft: string; onDraft: (text: string) => void }

function Details({ request, draft, onDraft }: DetailsProps) {
  const formats = useFormats('portal')
  const notes = useRequestNotes(request.id)
  const messages = useMessages(request.id)
  const now = useNow()
  const [before, setBefore] = useState<MaintenanceRequest | null>(null)
  return (
    <div className="grid gap-4">
      {before ? (
        <ChangedMeanwhile before={before} now={request} notes={notes.data ?? []} kept={draft.trim() !== ''} />
      ) : null}
      <KeyValues
        rows={[
          request.unit ? [words.unit, request.unit.unitNumber] : [words.placeField, words.place(request)],
          [words.tenant, request.tenant ? words.fullName(request.tenant.user) : words.noResident],
          ...(request.tenant?.phone
            ? [[words.phone, <PhoneLink key="phone" phone={request.tenant.phone} />] as const]
            : []),
          ...(request.promisedAt && isOpen(request)
            ? [[words.promisedBy, momentInWords(request.promisedAt, now, formats)] as const]
            : []),
          [words.estimatedCost, request.estimatedCost === null ? words.noCost : formats.money(request.estimatedCost)],
          ...(request.unit
            ? [[entryWords.title, <EntryFacts key="entry" request={request} formats={formats} />] as const]
            : []),
        ]}
      />
      <p className="break-words whitespace-pre-wrap text-ink-2">{request.description}</p>
      <RequestPhotos requestId={request.id} formats={formats} />
      <RequestClock request={request} reader="office" formats={formats} className="text-sm" />
      <section aria-labelledby="request-messages">
        <h3 id="request-messages" className="mb-1.5 font-[575]">
          {words.staff.messages}
        </h3>
        {messages.data === undefined ? (
          <Waiting on={messages} words={dialogWords.messagesLoading} />
        ) : messages.data.length === 0 ? (
          <p className="text-ink-3">{dialogWords.noMessages}</p>
        ) : (
          <MessageList messages={messages.data} formats={formats} />
        )}
      </section>
      <UpdateStatus request={request} onMeanwhile={setBefore} />
      <AddNote id={request.id} text={draft} onText={onDraft} added={words.staff.noteAdded} />
      <section aria-labelledby="notes-and-updates">
        <h3 id="notes-and-updates" className="mb-1 font-[575]">
          {words.staff.notesAndUpdates}
        </h3>
        {notes.data === undefined ? (
          <Waiting on={notes} words={words.notesLoading} />
        ) : notes.data.length === 0 ? (
          <p className="text-ink-3">{words.noNotes}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
          <ul tabIndex={0} aria-label={words.staff.notesAndUpdates} className="max-h-64 overflow-y-auto">
            {notes.data.toReversed().map((note) => (
              <NoteItem key={note.id} note={note} when={formats.time(note.createdAt)} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
