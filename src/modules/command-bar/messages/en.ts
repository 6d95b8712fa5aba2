/** Texts of the command bar. */
export const words = {
  missing: 'q must contain the text to search for',
  tooLong: 'The search can have at most 100 characters',
  badReferences: 'of must list at most eight records as kind:id, separated by commas',

  title: 'Search',
  button: 'Search units, people, requests',
  placeholder: 'Unit, name, request or section',
  loading: 'Searching...',
  loadingBar: 'Loading...',
  results: 'Results',
  counted: (n: number) => (n === 1 ? '1 result' : `${n} results`),
  groups: { recent: 'Recent', units: 'Units', people: 'People', requests: 'Requests', places: 'Go to' },
  none: (typed: string) => `Nothing found for “${typed}”`,
  noneHelp: 'Try part of a name, a unit number or a word from a request.',
  begin: 'Type a unit number, a name or a word from a request.',
  failed: 'The search failed',
  retry: 'Retry',
  close: 'Close',
  keys: { move: 'to move', open: 'to open', close: 'to close' },
  shortcut: { mac: '⌘ K', other: 'Ctrl K' },

  unit: (unitNumber: string) => `Unit ${unitNumber}`,
  floor: (floor: number) => `Floor ${floor}`,
  ownedBy: (name: string) => `Owned by ${name}`,
  noUnit: 'No unit',
} as const
