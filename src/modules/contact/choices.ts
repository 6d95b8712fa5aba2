/** The status of a message: unanswered, answered, archived, or sent by a bot. */
export const messageStatuses = ['open', 'replied', 'archived', 'spam'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** How the office moves a message between the open ones, the archive and spam. */
export const messageMoves = ['archive', 'unarchive', 'not_spam'] as const
export type MessageMove = (typeof messageMoves)[number]

/** A line of a message, such as its subject. */
export const maxTextLength = 200
/** The visitor's subject and the mark in front of it. */
export const maxReplySubjectLength = maxTextLength + 'RPLY | 12345678 | '.length
/** A reply quotes the whole message with two more characters on each line. */
export const maxReplyLength = 20_000

/** The fields of the form on the public site. */
export const contactFields = ['name', 'email', 'phone', 'reason', 'subject', 'message'] as const
export type ContactField = (typeof contactFields)[number]
