import { useCallback, useState } from 'react'
import type { Status } from '../../requests/choices.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { needsAssignee } from '../../requests/rules.ts'
import { boardWords } from '../messages/en.ts'
import { focusAfterDialog } from './board-focus.ts'
import type { CardMove } from './use-card-moves.ts'

/** Asks who takes a card before it moves to Assigned; until then, and after Cancel, the card stays in its column. */
export function useAssignedMoves(move: CardMove, announce: (text: string) => void) {
  const [request, setRequest] = useState<MaintenanceRequest | null>(null)
  const moveOrAsk = useCallback(
    (moved: MaintenanceRequest, to: Status, how?: Parameters<CardMove>[2]) =>
      needsAssignee(moved, to) ? setRequest(moved) : void move(moved, to, how),
    [move],
  )
  const close = () => {
    if (request) focusAfterDialog(request.id)
    setRequest(null)
  }
  return {
    moveOrAsk,
    dialog: {
      request,
      onCancel: () => {
        if (request) announce(boardWords.moveCancelled(request.status))
        close()
      },
      onAssign: (moved: MaintenanceRequest, assignedTo: string) => {
        close()
        void move(moved, 'assigned', { assignedTo })
      },
    },
  }
}
