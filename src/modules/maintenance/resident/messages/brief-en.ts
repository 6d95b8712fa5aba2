/** Texts about requests on the resident's first page. */
export const english = {
  /** The name of the section in the portal. */
  section: 'Maintenance',
  title: 'My requests',
  all: 'All requests',
  none: 'No Maintenance Requests',
  noneHelp: 'You have no open requests. Something broken? Submit a request.',
  open: (number: string, title: string) => `Open ${number}, ${title}`,
  more: (n: number) => `${n} more open`,
  pick: 'Pick a time for the visit',
  otherTime: 'Another time',
  picked: 'Saved. The office will confirm the visit.',
  notPicked: 'Failed to save the time',
} as const
export type BriefWords = typeof english
