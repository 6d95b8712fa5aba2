import type { ReactNode } from 'react'

/** The planned moves of a resident as links; null when none is planned. Moves are a later module, so the portal draws them. */
export type DrawPlannedMoves = (residentId: string) => ReactNode
