const units = (count: number) => `${count} ${count === 1 ? 'unit' : 'units'}`

/** Texts of the building editor, which only administrators read. */
export const shapeEditorWords = {
  asItIs: 'The building as it is',
  noDraft: 'Nothing has been changed in the draft yet',
  nothingToUndo: 'There is nothing to undo',
  nothingToRedo: 'There is nothing to redo',
  inUse: (numbers: string, more: number) =>
    `These units would lose their place, and have people, requests or other records: ${numbers}${more > 0 ? ` and ${units(more)} more` : ''}.`,
  numberTaken: (number: string, floor: number) => `A unit with the number ${number} already exists on floor ${floor}.`,
} as const
