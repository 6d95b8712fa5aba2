/** Texts about requests on the resident's first page. */
export const english = {
  title: 'My requests',
  all: 'All requests',
  none: 'No Maintenance Requests',
  noneHelp: 'Nothing of yours is open. Is something broken? Tell us.',
  more: (n: number) => `${n} more open`,
  pick: 'Pick a time for the visit',
  otherTime: 'Another time',
  picked: 'Saved. The office confirms the visit.',
  notPicked: 'The time was not saved',
} as const
export type BriefWords = typeof english
