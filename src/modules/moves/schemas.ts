import { z } from 'zod'
import { moveKinds, moveStatuses, responsibleParties, stepKeys } from './choices.ts'

export const MoveKind = z.enum(moveKinds)
export const MoveStatus = z.enum(moveStatuses)
export const ResponsibleParty = z.enum(responsibleParties)

/** The door code of a unit for those who move: the lock has none, a new one is to be set, or it is set. */
export const DoorCodeState = z.enum(['none', 'to_set', 'set'])
export type DoorCodeState = z.infer<typeof DoorCodeState>

export const StepKey = z.enum(stepKeys)
