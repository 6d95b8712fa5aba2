import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import type { Status } from '../../requests/choices.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import { enableCardDrag } from './card-drag.ts'
import { shownRequest } from './column-queries.ts'

type ChangeStatus = (request: MaintenanceRequest, to: Status, how: { from: DOMRect }) => unknown

/** Moves the cards of the board by dragging; a card is moved with the version that it had when it was lifted. */
export function useCardDrag(board: RefObject<HTMLElement | null>, move: ChangeStatus) {
  const cache = useQueryClient()
  const lifted = useRef<MaintenanceRequest | undefined>(undefined)
  useEffect(() => {
    if (!board.current) return undefined
    return enableCardDrag(board.current, {
      onLift: (id) => {
        lifted.current = shownRequest(cache, id)
        return lifted.current !== undefined
      },
      onDrop: (_id, to, from) => lifted.current && void move(lifted.current, to, { from }),
    })
  }, [board, cache, move])
}
