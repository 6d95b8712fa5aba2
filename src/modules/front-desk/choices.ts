/** The most people whom a resident may authorise, and vacation notices at a time. */
export const maxAuthorisedPeople = 20
export const maxVacationNotices = 10
/** The longest vacation, and the longest name and note. */
export const longestVacationDays = 370
export const longestName = 100
export const longestNote = 200
