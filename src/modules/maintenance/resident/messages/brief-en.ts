/** Texts about requests on the resident's first page. */
export const english = {
  title: 'My requests',
  all: 'All requests',
  none: 'No Maintenance Requests',
  noneHelp: 'You have no open requests. Something broken? Submit a request.',
  more: (n: number) => `${n} more open`,
  pick: 'Pick a time for the visit',
  otherTime: 'Another time',
  picked: 'Saved. The office will confirm the visit.',
  notPicked: 'Failed to save the time',
} as const
export type BriefWords = typeof english
