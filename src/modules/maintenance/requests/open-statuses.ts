import type { Status } from './choices.ts'

/** Without the texts of `rules.ts`, for the first screen of residents. Not finished, on hold included. */
export const isOpenStatus = (status: Status): boolean => status !== 'completed' && status !== 'cancelled'
/** Being worked on: open, and not on hold. */
export const isActiveStatus = (status: Status): boolean => isOpenStatus(status) && status !== 'on_hold'
