import { ChevronDown, CircleCheck, Link2, Pencil } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { requestStatusIcons } from '#platform/screens/icons/request-status-icons.ts'
import { Menu } from '#platform/screens/Menu.tsx'
import { toast } from '#platform/screens/toast.ts'
import { statuses, type Status } from '../choices.ts'
import { dialogWords as said } from '../dialog-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import { isOpen } from '../rules.ts'
import { words } from '../words.ts'
import { isStale, useMoveRequest } from './queries.ts'

type Props = {
  request: MaintenanceRequest
  /** What is shown has a button of its own that matters most. */
  isQuiet: boolean
  onEdit: () => void
  onMeanwhile: (before: MaintenanceRequest | null) => void
}

/** What can be done with a request that is read: pass on its address, move it, edit it, complete it. */
export function RequestActs({ request, isQuiet, onEdit, onMeanwhile }: Props) {
  const move = useMoveRequest(request.id)
  const moveTo = (status: Status) =>
    move.mutate(
      { status, version: request.version },
      {
        onSuccess: () => {
          onMeanwhile(null)
          toast.success(words.moved)
        },
        onError: (error) => {
          if (isStale(error)) onMeanwhile(request)
          toast.failure(words.notMoved, error.message, isStale(error) ? {} : { retry: () => moveTo(status) })
        },
      },
    )
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkTo(request.id))
      toast.success(said.copied)
    } catch {
      // Without a secure connection, or without leave, there is no clipboard.
      toast.failure(said.notCopied, linkTo(request.id))
    }
  }
  return (
    <>
      <Button look="plain" icon={Link2} className="mr-auto" onClick={() => void copy()}>
        {said.copyLink}
      </Button>
      <Menu
        label={said.moveTo}
        align="end"
        trigger={
          <Button trailing={ChevronDown} busy={move.isPending}>
            {said.moveTo}
          </Button>
        }
        groups={[
          statuses.map((status) => ({
            label: words.status[status],
            icon: requestStatusIcons[status],
            present: status === request.status,
            onSelect: () => status !== request.status && moveTo(status),
          })),
        ]}
      />
      <Button key="edit" icon={Pencil} onClick={onEdit} look={isOpen(request) || isQuiet ? 'outlined' : 'primary'}>
        {words.edit}
      </Button>
      {isOpen(request) ? (
        <Button
          key="complete"
          look={isQuiet ? 'outlined' : 'primary'}
          icon={CircleCheck}
          busy={move.isPending && move.variables.status === 'completed'}
          onClick={() => moveTo('completed')}
        >
          {said.complete}
        </Button>
      ) : null}
    </>
  )
}

/** The address that opens this request, and nothing of the reader's own filters. */
const linkTo = (id: string) => `${location.origin}${location.pathname}?tab=maintenance&request=${id}`
