const joined = (parts: readonly string[]) => parts.filter(Boolean).join(' · ')

/** Texts of the screens of the front desk that combine its modules. */
export const portalWords = {
  search: {
    label: 'Scan or search',
    placeholder: 'Scan, or type a name, unit, code or key',
    enter: 'opens the first match',
    matches: 'Matches',
    none: 'Nothing found',
    noneHelp: 'Try another spelling, or the number of the unit.',
    failed: 'The search failed',
    wrongCode: 'This code opens nothing',
    wrongCodeHelp: 'A code is two letters and four digits.',
    keys: [
      ['Esc', 'clear'],
      ['↑ ↓', 'matches'],
    ] as const,
    wrongPass: 'This pass is not known',
  },
  /** Of a person or a home whose packages should be handed out. */
  nothingWaits: {
    home: 'No packages are waiting for the whole home',
    person: (name: string) => `No packages are waiting for ${name}`,
    help: 'Begin something else for them:',
  },
  lastScan: {
    line: (time: string, label: string) => `Last scan ${time}: ${label} for`,
    undo: 'Undo',
    undone: (name: string) => `${name}: undone`,
    notUndone: 'This could not be undone',
  },
  notTakenIn: (n: number) => (n === 1 ? '1 package is not taken in' : `${n} packages are not taken in`),
  status: { online: 'Online', offline: 'No connection' },
  match: {
    resident: (waiting: number, place: string | null) =>
      waiting === 0
        ? ''
        : waiting === 1
          ? `1 waits at ${place ?? 'the desk'}`
          : `${waiting} wait, the first at ${place ?? 'the desk'}`,
    household: 'household member',
    visitTo: (host: string) => `visits ${host}`,
    away: (day: string, isPaused: boolean) => `away to ${day}${isPaused ? ', asks to hold' : ''}`,
    authorisedFor: (name: string, note: string) => joined([`may collect for ${name}`, note]),
    home: (residents: readonly string[]) => (residents.length === 0 ? 'No one lives here' : residents.join(', ')),
    wholeHome: 'For the whole home',
    waiting: (n: number) => (n === 0 ? '' : n === 1 ? '1 waits' : `${n} wait`),
    joined,
  },
  /** The buttons of the first screen, by their key. */
  actions: { '+': 'Take in', '@': 'Visitor', '#': 'Key', '.': 'Note', '!': 'Incident' },
  takeIn: 'Take in',
  takeInTitle: 'Take in parcels',
  takeInLead: 'Scan, name, Enter. The shelf is chosen for you.',
} as const
