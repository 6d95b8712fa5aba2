import { translated } from '#platform/language/language.ts'

/** The name of the bell; in a file of its own, because every first screen has it. */
export const bellTexts = translated(
  'notifications.bell',
  { name: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`) },
  {
    name: (unread) =>
      unread === 0 ? 'Notifications' : `Notifications, ${unread} non ${unread === 1 ? 'lue' : 'lues'}`,
  },
)
