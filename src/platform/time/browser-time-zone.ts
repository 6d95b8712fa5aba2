/** The time zone of the reader, for pages that belong to no building. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
