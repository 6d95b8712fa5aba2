import { createContext, useContext } from 'react'
import type { Status } from '../../requests/choices.ts'
import type { CardTracker } from './card-tracker.ts'

/** What all parts of one board share. */
export type BoardContextValue = {
  /** The request whose dialog is open. */
  opened: string | null
  cardTracker: CardTracker
  /** On a wide screen the columns scroll; on a phone the page does, and shows one column. */
  wide: boolean
  onToggle: (status: Status) => void
}

export const BoardContext = createContext<BoardContextValue | null>(null)

export function useBoard(): BoardContextValue {
  const board = useContext(BoardContext)
  if (!board) throw new Error('A part of the board is outside of the board')
  return board
}
