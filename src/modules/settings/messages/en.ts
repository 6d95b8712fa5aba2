/** Texts about changes of the settings. */
export const words = {
  badArea: 'An area is named in small letters, as in content.home.en',
  badLimit: 'The limit is a whole number from 1 to 100',
  badCursor: 'There is no such change',
  isUndone: (who: string) => `${who} took this change back already.`,
  changedSince: (what: string, who: string | null) =>
    who === null
      ? `${what}: changed again since, so this change cannot be taken back.`
      : `${what}: changed again by ${who}. Take that change back first.`,
  fitsNoMore: (why: string) => `What stood there before does not fit any more: ${why}`,
  unknownArea: 'This part of the settings is not there any more.',

  previewTitle: 'Make this change?',
  previewText: (count: number) => (count === 1 ? 'One thing will be different.' : `${count} things will be different.`),
  make: 'Make this change',
  making: 'Changing...',
  goOn: 'Go on editing',
  undoTitle: 'Take this change back?',
  undoText: 'What stood there before comes back. Taking it back is kept as a change too.',
  undoVerb: 'Take back',
  undoing: 'Taking back...',
  keep: 'Keep as it is',
  before: 'Before',
  after: 'After',
  nothing: 'Nothing',
  taken: 'removed',
  added: 'added',
  changed: 'Changed',
  notChanged: 'The change was not made',
  undone: 'Change taken back',
  notUndone: 'The change was not taken back',
  noDifference: 'Nothing is different from what stands there now.',

  recent: 'Recent changes',
  loading: 'Loading recent changes...',
  none: 'Nothing was changed here yet',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  tookBack: (what: string) => `Took back: ${what}`,
  takenBackBy: (who: string) => `Taken back by ${who}`,
  more: (count: number) => `and ${count} more`,
  earlier: 'Show earlier changes',
} as const
