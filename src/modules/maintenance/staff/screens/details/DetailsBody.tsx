import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useState } from 'react'
import { useTexts } from '#platform/ui/data/language.ts'
import { formatRequestMoment } from '../../../requests/request-times.ts'
import { entryTexts } from '../../../access/messages/index.ts'
import { isOpen } from '../../../requests/rules.ts'
import { requestTexts } from '../../../requests/messages/index.ts'
import { officeWords } from '../../../requests/messages/office.ts'
import { formatFullName } from '../../../requests/format.ts'
import { AddNote } from '../../../history/screens/AddNote.tsx'
import { ConflictNotice } from '../../../requests/screens/ConflictNotice.tsx'
import { EntryFacts } from '../../../access/screens/EntryFacts.tsx'
import { NoteItem } from '../../../history/screens/NoteItem.tsx'
import { RequestClock } from '../../../sla/screens/RequestClock.tsx'
import { RequestPhotos } from '../../../photos/screens/RequestPhotos.tsx'
import type { Formats } from '../../../requests/screens/use-formats.ts'
import { useFormats } from '../../../requests/screens/use-formats.ts'
import type { StaffDetails, StaffRequest } from '../../contract.ts'
import { staffWords } from '../../messages/en.ts'
import { placeOf } from '../../place-of.ts'
import { useAddStaffNote, useAddStaffPhotos } from '../queries.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { OfflinePhotos } from './OfflinePhotos.tsx'
import { DoorCode } from './DoorCode.tsx'
import { OnYourWay } from './OnYourWay.tsx'
import { RequestMessages } from './RequestMessages.tsx'
import { UpdateStatus } from './UpdateStatus.tsx'

type Props = {
  request: StaffDetails
  personId: string
  /** Whether the person sees the home and may work on the request: a maintenance person once it is taken. */
  mayWork: boolean
  /** Staff read the messages of the resident; a maintenance person does not. */
  readsMessages: boolean
  draft: string
  onDraft: (text: string) => void
}

/** The facts of a request, then what is done with it, in the order of use. */
export function DetailsBody({ request, personId, mayWork, readsMessages, draft, onDraft }: Props) {
  const formats = useFormats('portal')
  const [before, setBefore] = useState<StaffRequest | null>(null)
  const author = { userId: personId, label: `${formats.number(request.number)} · ${request.title}` }
  const add = useAddStaffNote(request, author)
  const addPhotos = useAddStaffPhotos(request.id, author)
  const isOwn = request.assignedTo === personId
  const isOnline = useIsOnline()
  return (
    <div className="grid gap-4">
      {before ? (
        <ConflictNotice before={before} now={request} notes={request.notes} hasUnsavedInput={draft.trim() !== ''} />
      ) : null}
      <Facts request={request} formats={formats} mayWork={mayWork} />
      <p className="break-words whitespace-pre-wrap text-ink-2">{request.description}</p>
      {isOnline ? (
        <RequestPhotos requestId={request.id} formats={formats} adds={mayWork} add={addPhotos} />
      ) : mayWork ? (
        <OfflinePhotos add={addPhotos} />
      ) : null}
      <RequestClock request={request} reader="office" formats={formats} className="text-sm" />
      {request.unitId !== null && isOwn && isOpen(request) && request.hasDoorCode ? (
        <DoorCode request={request} formats={formats} isTaken />
      ) : null}
      {mayWork ? null : (
        <Notice tone="info" title={staffWords.takeFirstHint}>
          {staffWords.codeTakeFirst}
        </Notice>
      )}
      {readsMessages && isOnline ? <RequestMessages id={request.id} formats={formats} /> : null}
      {mayWork ? (
        <>
          <UpdateStatus request={request} author={author} onConflict={setBefore} />
          <AddNote
            add={add}
            text={draft}
            onText={onDraft}
            added={isOnline ? staffWords.noteAdded : staffWords.waitsHere}
          />
          <Notes request={request} formats={formats} />
        </>
      ) : null}
      {isOnline && isOpen(request) ? <OnYourWay request={request} formats={formats} /> : null}
    </div>
  )
}

type FactsProps = { request: StaffDetails; formats: Formats; mayWork: boolean }

function Facts({ request, formats, mayWork }: FactsProps) {
  const words = useTexts(requestTexts)
  const entryWords = useTexts(entryTexts)
  const now = useNow()
  return (
    <KeyValues
      rows={[
        request.unit ? [officeWords.unit, request.unit.unitNumber] : [officeWords.placeField, placeOf(request)],
        ...(mayWork
          ? [
              [
                officeWords.tenant,
                request.tenant ? formatFullName(request.tenant.user) : officeWords.noResident,
              ] as const,
            ]
          : []),
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
        ...(request.assignedToUser ? [[words.assignedTo, formatFullName(request.assignedToUser)] as const] : []),
      ]}
    />
  )
}

function Notes({ request: { notes }, formats }: { request: StaffDetails; formats: Formats }) {
  return (
    <section aria-labelledby="notes-and-updates">
      <h3 id="notes-and-updates" className="mb-1 font-[575]">
        {staffWords.notesAndUpdates}
      </h3>
      {notes.length === 0 ? (
        <p className="text-ink-3">{officeWords.noNotes}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reachable by keyboard
        <ul tabIndex={0} aria-label={staffWords.notesAndUpdates} className="max-h-64 overflow-y-auto">
          {notes.map((note) => (
            <NoteItem key={note.id} note={note} when={formats.time(note.createdAt)} />
          ))}
        </ul>
      )}
    </section>
  )
}
