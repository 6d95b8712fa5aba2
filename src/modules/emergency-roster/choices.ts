/** The help that a person can need in an evacuation. */
export const helpKinds = ['wheelchair', 'walker', 'hearing', 'sight', 'oxygen', 'other'] as const
export type HelpKind = (typeof helpKinds)[number]

/** The version of the text that people agree to now. A text that says something else gets the next number. */
export const consentVersion = 2
/** The first version that names the telephone number in the copies on devices. */
export const consentWithPhone = 2

/** How the roster was viewed: on a screen, on paper, or from a copy without a connection. */
export const viewWays = ['screen', 'print', 'copy'] as const

/** The most entries of one account. */
export const maxEntries = 10
export const longestName = 100
export const longestNote = 300
export const longestPets = 100
export const longestConsent = 300
export const longestDeviceName = 60

/** The shortest passphrase of the devices. */
export const shortestPassphrase = 12
/** Wrong passphrases in a row after which each further attempt has to wait. */
export const freeAttempts = 5
/** How long a device without a connection may take to send a view. */
export const viewDays = 90
