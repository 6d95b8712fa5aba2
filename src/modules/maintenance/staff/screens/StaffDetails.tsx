import CircleCheck from 'lucide-react/icons/circle-check'
import Hand from 'lucide-react/icons/hand'
import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { type Opening, RecordDialog } from '#platform/ui/records/RecordDialog.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { requestTexts } from '../../requests/messages/index.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { isOpen } from '../../requests/rules.ts'
import { useWithPendingChanges } from '../../requests/screens/change-queries.ts'
import { PriorityBadge } from '../../requests/screens/PriorityBadge.tsx'
import { StatusBadge } from '../../requests/screens/StatusBadge.tsx'
import { RequestLine } from '../../requests/screens/list/RequestLine.tsx'
import { useFormats } from '../../requests/screens/use-formats.ts'
import { isUnassigned } from '../../sla/rules.ts'
import type { StaffDetails as Details } from '../contract.ts'
import { staffWords } from '../messages/en.ts'
import { suggestedMinutes } from '../rules.ts'
import { CompleteForm } from './complete/CompleteForm.tsx'
import { emptyDraft, isCostReadable, isTyped, type VisitDraft, visitOf } from './complete/visit-draft.ts'
import { DetailsBody } from './details/DetailsBody.tsx'
import { useRecordVisit, useStaffRequest } from './queries.ts'
import type { StaffPerson } from './staff-person.ts'
import { TakeButton } from './TakeButton.tsx'

type Props = { id: string | null; person: StaffPerson; onClose: () => void }

/** The staff's view of one request: facts, status and notes, in the order of use; and the form that completes it. */
export function StaffDetails({ id, person, onClose }: Props) {
  const words = useTexts(requestTexts)
  const shown = useLingering(id)
  const record = useStaffRequest(shown.last)
  return (
    <RecordDialog
      shown={shown}
      onClose={onClose}
      record={record}
      words={{ title: words.request, loading: words.loadingOne, failed: words.notFound }}
      missing={{ text: officeWords.missing, help: officeWords.missingHelp, back: words.backToList }}
    >
      {(request, opening) => <Contents request={request} person={person} {...opening} />}
    </RecordDialog>
  )
}

type ContentsProps = { request: Details; person: StaffPerson } & Opening

function Contents({ request: read, person, open, turn, onClose }: ContentsProps) {
  const request = useWithPendingChanges<Details>()(read)
  const formats = useFormats('portal')
  const [draft, setDraft] = useState('')
  const [isCompleting, setIsCompleting] = useState(false)
  const visit = useVisitForm(request, person.id, formats.number(request.number), onClose)
  const [opened, setOpened] = useState(turn)
  if (turn !== opened) {
    setOpened(turn)
    setDraft('')
    setIsCompleting(false)
    visit.reset()
  }
  const isOwn = request.assignedTo === person.id
  const mayWork = person.role !== 'maintenance' || isOwn
  if (isCompleting)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        dirty={visit.isTyped}
        over={<RequestLine request={request} formats={formats} />}
        title={staffWords.completeTitle(formats.number(request.number))}
        footer={
          <>
            <Button className="max-md:min-h-13" onClick={() => setIsCompleting(false)}>
              {staffWords.back}
            </Button>
            <Button
              variant="primary"
              icon={CircleCheck}
              className="max-md:min-h-13"
              busy={visit.isPending}
              busyText={staffWords.completing}
              onClick={visit.send}
            >
              {visit.draft.needsSecondVisit ? staffWords.saveVisit : staffWords.complete}
            </Button>
          </>
        }
      >
        <CompleteForm
          draft={visit.draft}
          onDraft={visit.change}
          suggested={visit.suggested}
          noteError={visit.noteError}
        />
      </Dialog>
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dirty={draft.trim() !== '' || visit.isTyped}
      over={<RequestLine request={request} formats={formats} />}
      title={request.title}
      status={
        <>
          <PriorityBadge priority={request.priority} />
          <StatusBadge status={request.status} />
        </>
      }
      footer={
        isUnassigned(request) ? (
          <TakeButton request={request} variant="primary" icon={Hand} className="max-md:min-h-13" />
        ) : isOwn && isOpen(request) ? (
          <Button
            variant="primary"
            icon={CircleCheck}
            className="max-md:min-h-13"
            onClick={() => setIsCompleting(true)}
          >
            {staffWords.complete}
          </Button>
        ) : null
      }
    >
      <DetailsBody
        key={turn}
        request={request}
        personId={person.id}
        mayWork={mayWork}
        readsMessages={person.role !== 'maintenance'}
        draft={draft}
        onDraft={setDraft}
      />
    </Dialog>
  )
}

/** What is typed in the form for completed work, and sending it. */
function useVisitForm(request: Details, userId: string, number: string, onSaved: () => void) {
  const now = useNow()
  const [draft, setDraft] = useState<VisitDraft>(emptyDraft)
  const [isChecked, setIsChecked] = useState(false)
  const suggested = suggestedMinutes(request.takenAt, now)
  const record = useRecordVisit(request, { userId, label: `${number} · ${request.title}` })
  const isMissing = draft.note.trim() === ''
  const send = () => {
    setIsChecked(true)
    if (isMissing || !draft.parts.every(({ cost }) => isCostReadable(cost))) return
    record.mutate(
      { photos: draft.photos, visit: visitOf(draft, draft.minutes ?? suggested.minutes) },
      {
        onSuccess: ({ isWaiting }) => {
          setDraft(emptyDraft)
          onSaved()
          if (isWaiting) toast.info(staffWords.waitsHere)
          else toast.success(draft.needsSecondVisit ? staffWords.visitSaved : staffWords.completedDone)
        },
        onError: (error) => toast.failure(staffWords.notCompleted, error.message, { retry: send }),
      },
    )
  }
  return {
    draft,
    suggested,
    send,
    isTyped: isTyped(draft),
    isPending: record.isPending,
    noteError: isChecked && isMissing ? staffWords.noteNeeded : undefined,
    change: (changes: Partial<VisitDraft>) => setDraft((before) => ({ ...before, ...changes })),
    reset: () => {
      setDraft(emptyDraft)
      setIsChecked(false)
    },
  }
}
