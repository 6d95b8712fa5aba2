import type { Texts } from '#platform/language/language.ts'

/** The name of the bell; in a file of its own, because every first screen has it. */
export const bellTexts: Texts<(unread: number) => string> = {
  en: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  fr: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} non ${unread === 1 ? 'lue' : 'lues'}`),
}
