/** Texts about keys for residents. */
export const english = {
  title: 'Keys you have borrowed',
  due: (when: string) => `bring it back by ${when}`,
  overdue: (when: string) => `was due back ${when}`,
  since: (when: string) => `borrowed ${when}`,
  takenBy: (name: string) => `taken by ${name}`,
} as const
export type KeyWords = typeof english
