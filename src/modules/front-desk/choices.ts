/** The most people whom a resident may authorise, and vacation notices at a time. */
export const maxAuthorisedPeople = 20
export const maxVacationNotices = 10
/** The longest vacation, and the longest name and note. */
export const longestVacationDays = 370
export const longestName = 100
export const longestNote = 200

/** Pictures that a record of the desk refers to: the signature for a key, the photo of an entry in the log. */
export const deskPhotoKinds = ['signature', 'log'] as const
export type DeskPhotoKind = (typeof deskPhotoKinds)[number]
