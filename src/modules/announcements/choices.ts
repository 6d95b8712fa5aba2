export const announcementCategories = ['Board Updates', 'Building News', 'Maintenance', 'Events'] as const
export type AnnouncementCategory = (typeof announcementCategories)[number]

/** The state that the office sees. */
export const announcementStates = ['draft', 'scheduled', 'published', 'expired', 'archived'] as const
export const announcementFilters = ['current', ...announcementStates] as const
export type AnnouncementState = (typeof announcementStates)[number]

/** What the office does with announcements that need no text. */
export const announcementActions = ['archive', 'end', 'pin', 'unpin', 'remind'] as const
export type AnnouncementAction = (typeof announcementActions)[number]

/** When it is sent: not yet, at once, or at a given time. */
export const sendingTimes = ['draft', 'now', 'later'] as const
export type SendingTime = (typeof sendingTimes)[number]

/** The state of the e-mail to one person; `none` when none was due. */
export const mailStates = ['none', 'queued', 'sent', 'failed'] as const

export const maxTitleLength = 200
export const maxBodyLength = 10_000
export const maxFiles = 6

export const recipientStates = ['read', 'unread', 'queued', 'sent', 'failed', 'none'] as const
