export const carriers = ['ups', 'fedex', 'canada_post', 'purolator', 'dhl', 'usps', 'amazon', 'post', 'other'] as const
export type Carrier = (typeof carriers)[number]

export const directions = ['incoming', 'outgoing'] as const
export type Direction = (typeof directions)[number]

/**
 * The states of a package. A declined one is still on its shelf until it goes back; `withdrawn` was entered by mistake.
 */
export const packageStatuses = ['waiting', 'declined', 'handed_over', 'returned', 'sent', 'withdrawn'] as const
export type PackageStatus = (typeof packageStatuses)[number]

/** Where packages are stored. */
export const placeKinds = ['shelf', 'locker', 'fridge', 'floor'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** Who collected a package. */
export const collectorKinds = ['recipient', 'household', 'authorised', 'other'] as const
export type CollectorKind = (typeof collectorKinds)[number]

/** How the desk knew that it was the right person. */
export const proofs = ['code', 'name', 'signature', 'photo'] as const
export type Proof = (typeof proofs)[number]

export const photoKinds = ['label', 'hand_over', 'signature'] as const
export type PhotoKind = (typeof photoKinds)[number]

/** Why the desk should look at a package, the most urgent first. */
export const attentions = ['return_due', 'declined', 'perishable', 'damaged', 'overdue'] as const
export type Attention = (typeof attentions)[number]

export const longestTracking = 60
export const longestPlace = 20
/** A note of 200 characters, and behind it the number of a label that was there twice (migrations 0153 and 0172). */
export const longestNote = 300
/** The most packages that are handed over at once, and places of a desk. */
export const largestHandOver = 50
export const maxPlaces = 200
/** The most days for which a recipient may let a package wait. */
export const longestPauseDays = 60
/** The most reminders of a package, and the latest days after its arrival on which the rules of the office can set something. */
export const mostReminders = 5
export const latestOverdue = 60
export const latestReturn = 90
