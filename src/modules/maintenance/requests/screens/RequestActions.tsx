import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleCheck from 'lucide-react/icons/circle-check'
import Link2 from 'lucide-react/icons/link-2'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import { isStale } from '#platform/ui/data/call-failed.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { statuses, type Status } from '../choices.ts'
import { dialogWords } from '../messages/dialog.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isOpen, needsAssignee } from '../rules.ts'
import { requestTexts } from '../messages/index.ts'
import { officeWords } from '../messages/office.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { topic } from './queries.ts'
import { useChangeRequest } from './change-queries.ts'

type Props = {
  request: MaintenanceRequest
  /** The content has a primary button of its own. */
  isQuiet: boolean
  onEdit: () => void
  onConflict: (before: MaintenanceRequest | null) => void
}

/** The actions for an open request: copy its link, change its status, edit it, complete it. */
export function RequestActions({ request, isQuiet, onEdit, onConflict }: Props) {
  const words = useTexts(requestTexts)
  const change = useChangeRequest()
  const [isConfirming, setIsConfirming] = useState(false)
  const undo = useUndo(topic)
  const moveTo = (status: Status, assignedTo?: string) => {
    const operation = createOperation()
    change.mutate(
      { request, changes: { status, ...(assignedTo === undefined ? {} : { assignedTo }) }, operation },
      {
        onSuccess: () => {
          onConflict(null)
          toast.success(officeWords.moved, undefined, { undo: undo(operation) })
        },
        onError: (error) => {
          if (isStale(error)) onConflict(request)
          toast.failure(
            officeWords.statusNotChanged,
            error.message,
            isStale(error) ? {} : { retry: () => moveTo(status, assignedTo) },
          )
        },
      },
    )
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkTo(request.id))
      toast.success(dialogWords.copied)
    } catch {
      // The clipboard needs a secure connection and the browser's permission.
      toast.failure(dialogWords.notCopied, linkTo(request.id))
    }
  }
  return (
    <>
      <Button variant="plain" icon={Link2} className="mr-auto" onClick={() => void copy()}>
        {dialogWords.copyLink}
      </Button>
      <Menu
        label={dialogWords.moveTo}
        align="end"
        trigger={
          <Button trailing={ChevronDown} busy={change.isPending}>
            {dialogWords.moveTo}
          </Button>
        }
        groups={[
          statuses.map((status) => ({
            label: words.status[status],
            detail: status === 'cancelled' ? officeWords.endsOrder : undefined,
            icon: requestStatusIcons[status],
            present: status === request.status,
            onSelect: () => {
              if (needsAssignee(request, status)) setIsConfirming(true)
              else if (status !== request.status) moveTo(status)
            },
          })),
        ]}
      />
      <AssignDialog
        request={isConfirming ? request : null}
        onCancel={() => setIsConfirming(false)}
        onAssign={(_request, assignedTo) => {
          setIsConfirming(false)
          moveTo('assigned', assignedTo)
        }}
      />
      <Button key="edit" icon={Pencil} onClick={onEdit} variant={isOpen(request) || isQuiet ? 'outlined' : 'primary'}>
        {officeWords.edit}
      </Button>
      {isOpen(request) ? (
        <Button
          key="complete"
          variant={isQuiet ? 'outlined' : 'primary'}
          icon={CircleCheck}
          busy={change.isPending && change.variables.changes.status === 'completed'}
          onClick={() => moveTo('completed')}
        >
          {dialogWords.complete}
        </Button>
      ) : null}
    </>
  )
}

/** The address that opens this request, without the reader's own filters. */
const linkTo = (id: string) => `${location.origin}${location.pathname}?tab=maintenance&request=${id}`
