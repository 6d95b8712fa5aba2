/** The ways a notification reaches a person. The bell is the list in the portals. */
export const channels = ['bell', 'email', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]

export const emailChoices = ['at_once', 'daily', 'off'] as const
export const switchChoices = ['on', 'off'] as const
export type Choice = (typeof emailChoices)[number] | (typeof switchChoices)[number]

export const digestDays = ['weekdays', 'every_day'] as const
export type DigestDays = (typeof digestDays)[number]

/** The groups of kinds, in the order of the screen. */
export const groups = ['emergencies', 'packages', 'requests', 'building'] as const
export type Group = (typeof groups)[number]

/** How the body of a text message is sent to the gateway. */
export const smsContentTypes = ['application/json', 'application/x-www-form-urlencoded'] as const
export type SmsContentType = (typeof smsContentTypes)[number]

/** Rows in the list that the bell opens. */
export const bellRows = 10
