import type { MaintenanceRequest } from '../../requests/request.ts'
import { Assignee } from '../../requests/screens/Assignee.tsx'
import { dispatchWords as words } from '../messages/en.ts'

type Props = { request: MaintenanceRequest; number: string; onAssign: () => void }

/** The assignee of a row; a press opens the picker beside it. */
export const AssignButton = ({ request, number, onAssign }: Props) => (
  <button
    type="button"
    data-assign={request.id}
    aria-haspopup="dialog"
    aria-keyshortcuts="A"
    onClick={onAssign}
    className="-mx-1.5 inline-flex max-w-full min-w-0 rounded-md px-1.5 py-0.5 hover:bg-hover"
  >
    <span className="sr-only">{words.assignOne(number)} </span>
    <Assignee request={request} />
  </button>
)
