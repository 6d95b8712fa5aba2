import { useState } from 'react'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { formatRequestMoment } from '../../requests/request-times.ts'
import { dialogWords } from '../../requests/messages/dialog.ts'
import { entryTexts } from '../../access/messages/index.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { isOpen } from '../../requests/rules.ts'
import { staffWords } from '../messages/en.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { formatFullName } from '../../requests/format.ts'
import { AddNote } from '../../history/screens/AddNote.tsx'
import { ConflictNotice } from '../../requests/screens/ConflictNotice.tsx'
import { EntryFacts } from '../../access/screens/EntryFacts.tsx'
import { MessageList } from '../../messaging/screens/MessageList.tsx'
import { NoteItem } from '../../history/screens/NoteItem.tsx'
import { PriorityBadge } from '../../requests/screens/PriorityBadge.tsx'
import { useWithPendingChanges } from '../../requests/screens/change-queries.ts'
import { useMessages, useRequest, useRequestNotes } from '../../requests/screens/queries.ts'
import { RequestClock } from '../../sla/screens/RequestClock.tsx'
import { RequestLine } from '../../requests/screens/list/RequestLine.tsx'
import { RequestPhotos } from '../../photos/screens/RequestPhotos.tsx'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'
import { useFormats } from '../../requests/screens/use-formats.ts'

type Props = { id: string | null; onClose: () => void }

/** The staff's view of one request: facts, status and notes, in the order of use. */
export function StaffDetails({ id, onClose }: Props) {
  const words = useTexts(requestTexts)
  const shown = useLingering(id)
  const record = useRequest(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.request, loading: words.loadingOne, failed: words.notFound }}
      missing={{ text: officeWords.missing, help: officeWords.missingHelp, back: words.backToList }}
    >
      {(request, opening) => <Contents request={request} {...opening} />}
    </RecordDialog>
  )
}

function Contents({ request: read, open, turn, onClose }: { request: MaintenanceRequest } & Opening) {
  const request = useWithPendingChanges()(read)
  const formats = useFormats('portal')
  const [draft, setDraft] = useState('')
  const [opened, setOpened] = useState(turn)
  if (turn !== opened) {
    setOpened(turn)
    setDraft('')
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dirty={draft.trim() !== ''}
      over={<RequestLine request={request} formats={formats} />}
      title={request.title}
      status={
        <>
          <PriorityBadge priority={request.priority} />
          <StatusBadge status={request.status} />
        </>
      }
    >
      <Details key={turn} request={request} draft={draft} onDraft={setDraft} />
    </Dialog>
  )
}

type DetailsProps = { request: MaintenanceRequest; draft: string; onDraft: (text: string) => void }

function Details({ request, draft, onDraft }: DetailsProps) {
  const words = useTexts(requestTexts)
  const entryWords = useTexts(entryTexts)
  const formats = useFormats('portal')
  const notes = useRequestNotes(request.id)
  const messages = useMessages(request.id)
  const now = useNow()
  const [before, setBefore] = useState<MaintenanceRequest | null>(null)
  return (
    <div className="grid gap-4">
      {before ? (
        <ConflictNotice before={before} now={request} notes={notes.data ?? []} hasUnsavedInput={draft.trim() !== ''} />
      ) : null}
      <KeyValues
        rows={[
          request.unit ? [officeWords.unit, request.unit.unitNumber] : [officeWords.placeField, words.place(request)],
          [officeWords.tenant, request.tenant ? formatFullName(request.tenant.user) : officeWords.noResident],
          ...(request.tenant?.phone
            ? [[officeWords.phone, <PhoneLink key="phone" phone={request.tenant.phone} />] as const]
            : []),
          ...(request.dueAt && isOpen(request)
            ? [[officeWords.dueBy, formatRequestMoment(request.dueAt, now, formats)] as const]
            : []),
          [
            officeWords.estimatedCost,
            request.estimatedCost === null ? officeWords.noCost : formats.money(request.estimatedCost),
          ],
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
          {staffWords.messages}
        </h3>
        {messages.data === undefined ? (
          <Waiting on={messages} words={dialogWords.messagesLoading} />
        ) : messages.data.length === 0 ? (
          <p className="text-ink-3">{dialogWords.noMessages}</p>
        ) : (
          <MessageList messages={messages.data} formats={formats} />
        )}
      </section>
      <UpdateStatus request={request} onConflict={setBefore} />
      <AddNote id={request.id} text={draft} onText={onDraft} added={staffWords.noteAdded} />
      <section aria-labelledby="notes-and-updates">
        <h3 id="notes-and-updates" className="mb-1 font-[575]">
          {staffWords.notesAndUpdates}
        </h3>
        {notes.data === undefined ? (
          <Waiting on={notes} words={officeWords.notesLoading} />
        ) : notes.data.length === 0 ? (
          <p className="text-ink-3">{officeWords.noNotes}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
          <ul tabIndex={0} aria-label={staffWords.notesAndUpdates} className="max-h-64 overflow-y-auto">
            {notes.data.toReversed().map((note) => (
              <NoteItem key={note.id} note={note} when={formats.time(note.createdAt)} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
