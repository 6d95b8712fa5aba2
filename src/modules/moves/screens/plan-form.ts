import type { UseFormReturn } from 'react-hook-form'
import type { MoveKind } from '../choices.ts'

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
