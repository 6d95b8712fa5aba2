import type { MoveKind } from '../choices.ts'
import type { DoorCodeState } from '../schemas.ts'

/** The texts of a move that took effect, for the office. */
export const doneWords = {
  tookEffect: {
    move_in: (names: string, unit: string) => `${names} moved into ${unit}`,
    move_out: (names: string, unit: string) => `${names} left ${unit}`,
    transfer: (names: string, unit: string, toUnit: string) => `${names} moved from ${unit} to ${toUnit}`,
  } satisfies Record<MoveKind, (names: string, unit: string, toUnit: string) => string>,
  leaving: 'Left',
  arriving: 'Arrived',
  codeEnds: {
    none: 'The lock has no code',
    to_set: 'Stopped showing to them, and is to be changed',
    set: 'Stopped showing to them; they do not know the new one',
  } satisfies Record<DoorCodeState, string>,
  codeBegins: {
    none: 'The lock has no code',
    to_set: 'Shows to them once a new code is set',
    set: 'Set, and shows to them',
  } satisfies Record<DoorCodeState, string>,
  becameFree: 'Became free again',
  movedAlong: 'Moved along',
  emailsSent: 'Sent to everyone who moved',
  /** The end of a bar of the timeline. */
  sides: { leaving: 'left', arriving: 'moved in' },
} as const
