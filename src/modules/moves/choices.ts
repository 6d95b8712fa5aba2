import { z } from 'zod'

export const moveKinds = ['move_in', 'move_out', 'transfer'] as const
export const MoveKind = z.enum(moveKinds)
export type MoveKind = z.infer<typeof MoveKind>

export const moveStatuses = ['planned', 'done', 'cancelled', 'undone'] as const
export const MoveStatus = z.enum(moveStatuses)
export type MoveStatus = z.infer<typeof MoveStatus>

/** How a move changes where a resident lives; a transfer does both. */
export const plannedChanges = ['leaves', 'moves_in'] as const
export type PlannedChange = (typeof plannedChanges)[number]

export const responsibleParties = ['office', 'front_desk', 'resident'] as const
export const ResponsibleParty = z.enum(responsibleParties)
export type ResponsibleParty = z.infer<typeof ResponsibleParty>

/** The door code of a unit for those who move: the lock has none, a new one is to be set, or it is set. */
export const DoorCodeState = z.enum(['none', 'to_set', 'set'])
export type DoorCodeState = z.infer<typeof DoorCodeState>

/** The steps of the default checklist; their texts are translated. */
export const stepKeys = [
  'agreement_signed',
  'confirmed_in_writing',
  'portal_invitation',
  'insurance',
  'rules_read',
  'elevator',
  'forwarding_address',
  'inspection',
  'cleaning',
  'keys_returned',
  'keys_handed_over',
  'new_door_code',
  'stalls_and_lockers',
  'listing',
  'final_balance',
] as const
export const StepKey = z.enum(stepKeys)
export type StepKey = z.infer<typeof StepKey>
