import { createContext, useContext } from 'react'
import type { Status } from '../../choices.ts'
import type { Journeys } from './journeys.ts'

/** What every part of one board knows. */
export type BoardKnows = {
  /** The request whose dialog is open. */
  opened: string | null
  journeys: Journeys
  /** In a wide window the columns scroll; on a phone the page does, and one column is seen. */
  wide: boolean
  onToggle: (status: Status) => void
}

export const BoardContext = createContext<BoardKnows | null>(null)

export function useBoard(): BoardKnows {
  const board = useContext(BoardContext)
  if (!board) throw new Error('A part of the board stands outside of the board')
  return board
}
