/** The newest reply to a message; undefined without any. */
export const lastReplyOf = <Reply extends { sentAt: string }>(replies: readonly Reply[]): Reply | undefined =>
  replies.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt)).at(-1)
