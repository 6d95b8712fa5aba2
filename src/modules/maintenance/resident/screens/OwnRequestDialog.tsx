import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { KeyValues } from '#platform/ui/display/KeyValues.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { formatRequestMoment } from '../../requests/request-times.ts'
import { entryTexts } from '../../access/messages/index.ts'
import type { OwnRequest } from '../contract.ts'
import { isOpen, validateOwnChange } from '../../requests/rules.ts'
import { ownChangeTexts } from '../messages/own-change.ts'
import { ownRequestTexts } from '../messages/index.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { ChangeEntry } from '../../access/screens/ChangeEntry.tsx'
import { EntryFacts } from '../../access/screens/EntryFacts.tsx'
import { AlertNotice } from './AlertNotice.tsx'
import { ResolutionSection } from './ResolutionSection.tsx'
import { OwnMessage } from './OwnMessage.tsx'
import { OwnRequestActions } from './OwnRequestActions.tsx'
import { OwnRequestClock } from './OwnRequestClock.tsx'
import { OwnTimeline } from './OwnTimeline.tsx'
import { PriorityBadge } from '../../requests/screens/PriorityBadge.tsx'
import { useChangeEntry, type useOwnRequests } from '../../requests/screens/queries.ts'
import { RequestLine } from '../../requests/screens/list/RequestLine.tsx'
import { RequestPhotos } from '../../photos/screens/RequestPhotos.tsx'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import { OwnVisitSection } from '../../work-orders/screens/OwnVisitSection.tsx'
import { useFormats, type Formats } from '../../requests/screens/use-formats.ts'

type Props = {
  own: ReturnType<typeof useOwnRequests>
  id: string | null
  /** Opened by the answer that it is not fixed: its text box is there at once. */
  isAnswering?: boolean
  onClose: () => void
}

/** One request as its resident sees it. The last one stays rendered while the dialog closes. */
export function OwnRequestDialog({ own, id, isAnswering = false, onClose }: Props) {
  const texts = useTexts(ownRequestTexts)
  const words = useTexts(requestTexts)
  const shown = useLingering(id)
  const record = { ...own, data: own.data && (own.data.find((request) => request.id === shown.last) ?? null) }
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.request, loading: words.loadingOne, failed: words.notFound }}
      missing={{ text: texts.gone, help: texts.goneHelp, back: words.backToList }}
      footer={<CancelButton>{texts.close}</CancelButton>}
    >
      {(request, opening) => <Contents request={request} isAnswering={isAnswering} {...opening} />}
    </RecordDialog>
  )
}

type ContentsProps = { request: OwnRequest; isAnswering: boolean } & Opening

function Contents({ request, isAnswering, open, turn, onClose }: ContentsProps) {
  const texts = useTexts(ownRequestTexts)
  const [answering, setAnswering] = useState(false)
  const [writing, setWriting] = useState(false)
  const formats = useFormats('portal')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dirty={answering || writing}
      over={<RequestLine request={request} formats={formats} />}
      title={request.title}
      status={
        <>
          <StatusBadge status={request.status} />
          <PriorityBadge priority={request.priority} />
        </>
      }
      footer={
        <>
          <OwnRequestActions request={request} />
          <CancelButton>{texts.close}</CancelButton>
        </>
      }
    >
      <Facts key={turn} {...{ request, formats, isAnswering }} onAnswering={setAnswering} onWriting={setWriting} />
    </Dialog>
  )
}

function OwnEntry({ request, formats }: { request: OwnRequest; formats: Formats }) {
  const entryWords = useTexts(entryTexts)
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
  isAnswering: boolean
  onAnswering: (isDirty: boolean) => void
  onWriting: (isDirty: boolean) => void
}

function Facts({ request, formats, isAnswering, onAnswering, onWriting }: FactsProps) {
  const texts = useTexts(ownRequestTexts)
  const words = useTexts(requestTexts)
  const entryWords = useTexts(entryTexts)
  const changeWords = useTexts(ownChangeTexts)
  const now = useNow()
  return (
    <div className="grid gap-4.5">
      <AlertNotice alert={request.alert} formats={formats} />
      <ResolutionSection key={request.id} {...{ request, formats, isAnswering }} onTyped={onAnswering} />
      <OwnVisitSection request={request} formats={formats} onTyped={onAnswering} />
      <OwnRequestClock request={request} formats={formats} className="text-sm" />
      <section aria-labelledby="own-description">
        <h3 id="own-description" className="mb-1 text-sm font-[575]">
          {words.description}
        </h3>
        <p className="break-words whitespace-pre-wrap text-ink-2">{request.description}</p>
        {isOpen(request) && validateOwnChange(request) ? (
          <p className="mt-1.5 text-sm text-ink-3">{changeWords.began}</p>
        ) : null}
      </section>
      <RequestPhotos requestId={request.id} formats={formats} />
      <KeyValues
        rows={[
          ...(request.unit ? [[texts.home, texts.homeOf(request.unit.unitNumber)] as const] : []),
          ...(request.placeName ? [[texts.place, request.placeName] as const] : []),
          [texts.dateSubmitted, formats.time(request.submittedDate)],
          ...(request.dueAt ? [[texts.dueBy, formatRequestMoment(request.dueAt, now, formats)] as const] : []),
          ...(request.scheduledDate && !request.visit
            ? [[texts.visit, formats.time(request.scheduledDate)] as const]
            : []),
          ...(request.completedDate ? [[texts.dateCompleted, formats.time(request.completedDate)] as const] : []),
          ...(request.confirmedAt
            ? [
                [
                  request.confirmedHow === 'silence' ? texts.noAnswer : texts.confirmedBy,
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
      <OwnTimeline request={request} formats={formats} />
      <OwnMessage key={request.id} id={request.id} onTyped={onWriting} />
    </div>
  )
}
