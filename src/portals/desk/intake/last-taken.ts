import type { Package } from '#packages/contract.ts'
import { createSharedValue } from '../offline/queue/shared-value.ts'

/** The parcel that was taken in last on this device, while it can be undone from the first screen. */
export type LastTaken = { operation: string; saved: Package }

export const lastTaken = createSharedValue<LastTaken | null>(null)
