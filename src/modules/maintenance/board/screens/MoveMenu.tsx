import { requestStatusIcons } from '#platform/ui/icons/request-status-icons.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { boardWords } from '../messages/en.ts'
import { statuses, type Status } from '../../requests/choices.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { requestTexts } from '../../requests/messages/index.ts'

type Props = {
  /** The request that was opened last; it stays while the menu closes. */
  request: MaintenanceRequest | undefined
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onMove: (request: MaintenanceRequest, to: Status) => void
}

/** The menu of a card that moves it to another column. */
export function MoveMenu({ request, isOpen, onOpenChange, onMove }: Props) {
  const words = useTexts(requestTexts)
  return (
    <Menu
      label={boardWords.moveTo}
      open={isOpen}
      onOpenChange={onOpenChange}
      anchor={() => document.querySelector(`[data-move="${request?.id}"]`)}
      returnFocusTo={() => document.querySelector<HTMLElement>(`[data-open="${request?.id}"]`)}
      align="end"
      groups={[
        statuses.map((to) => ({
          label: words.status[to],
          icon: requestStatusIcons[to],
          present: request?.status === to,
          onSelect: () => request && onMove(request, to),
        })),
      ]}
    />
  )
}
