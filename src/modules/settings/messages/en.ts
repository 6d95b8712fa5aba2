/** Texts about changes of the settings. */
export const words = {
  badArea: 'area must be in lower case, for example content.home',
  badOwn: 'own must be true or false',
  badLimit: 'limit must be a whole number from 1 to 100',
  isUndone: (who: string) => `${who} has already undone this change.`,
  changedSince: (what: string, who: string | null) =>
    who === null
      ? `${what} changed again since then, so this change can't be undone.`
      : `${what}: ${who} has changed this again. Undo that change first.`,
  previousInvalid: (why: string) => `The previous value is no longer valid: ${why}`,
  unknownArea: 'This part of the settings no longer exists.',

  previewTitle: 'Save changes?',
  previewText: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  save: 'Save changes',
  saving: 'Saving...',
  keepEditing: 'Keep editing',
  undoTitle: 'Undo this change?',
  undoText: 'The previous values are restored. The undo is listed as a change too.',
  undoVerb: 'Undo change',
  undoing: 'Undoing...',
  cancel: 'Cancel',
  before: 'Before',
  after: 'After',
  nothing: 'None',
  removed: 'removed',
  added: 'added',
  notChanged: 'The changes could not be saved',
  undone: 'Change undone',
  notUndone: 'The change could not be undone',
  noDifference: 'These values are already saved.',

  recent: 'Recent changes',
  loading: 'Loading recent changes...',
  none: 'No changes yet',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  undoneChange: (what: string) => `Undone: ${what}`,
  undoneBy: (who: string) => `Undone by ${who}`,
  more: (count: number) => `and ${count} more`,
  earlier: 'Show earlier changes',
} as const
