import type { Package } from '#packages/contract.ts'
import { createSharedValue } from '../offline/queue/shared-value.ts'

/** The parcel that was taken in last on this device, while it can be undone from the first screen. */
export type LastTaken = { operation: string; saved: Package }

export const lastTaken = createSharedValue<LastTaken | null>(null)

/** Raised whenever the parcels that are not taken in change; their number is `unsentCount`. The first screen does without the drafts. */
export const intakeChanges = createSharedValue(0)
