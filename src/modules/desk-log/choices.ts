/** What an entry of the log is about. A correction names the entry that it corrects. */
export const chosenKinds = ['note', 'noise', 'maintenance', 'security', 'visitor', 'lost_and_found'] as const
export const entryKinds = [...chosenKinds, 'correction'] as const
export type EntryKind = (typeof entryKinds)[number]
/** The kinds that a person chooses. */
export type ChosenKind = (typeof chosenKinds)[number]

/** How many days a device without a connection may take to send an entry. */
export const daysToSend = 30
export const longestEntry = 2000
export const longestPlace = 100
export const longestNote = 500
export const longestTitle = 100

/** The kinds of places whose signs are points of rounds. */
export const pointKinds: readonly string[] = ['common_area', 'elevator']
export const isPointOfRounds = (placeKind: string): boolean => pointKinds.includes(placeKind)
