import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { MoveKind } from '../choices.ts'

type NewHome = { id: string; unitNumber: string }
/** Renders the choice of the new home of a transfer; `without` is the old one. The portal searches all units. */
export type DrawNewHome = (field: {
  value: string | null
  onChange: (unit: NewHome | null) => void
  without: string
}) => ReactNode

export type PlannedUnit = { id: string; unitNumber: string; tenants: readonly { id: string; fullName: string }[] }

/** `effectiveDay` is the day as people say it: the last one of a move out, otherwise the first one. */
export type PlanValues = {
  kind: MoveKind
  tenantIds: string[]
  toUnitId: string
  residenceType: 'renter' | 'owner'
  effectiveDay: string
  forwardingAddress: string
  elevatorNote: string
  notes: string
  acceptsOverlap: boolean
  endsAccessNow: boolean
}
export type PlanForm = UseFormReturn<PlanValues>
