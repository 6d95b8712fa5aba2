import type { MoveKind } from '#moves/choices.ts'
import { count } from '#tower/counted.ts'

const moves: Record<MoveKind, string> = { move_in: 'Move in', move_out: 'Move out', transfer: 'Transfer' }
const parts = (...texts: (string | null)[]) => texts.filter((text) => text !== null && text !== '').join(' · ')

/** Texts of what is planned for today. */
export const todayWords = {
  title: 'Today',
  nothing: 'Nothing planned for today',
  allDay: 'All day',
  visit: (who: string | null, until: string | null) =>
    parts(who === null ? 'Visit' : `Visit by ${who}`, until && `until ${until}`),
  move: (kind: MoveKind, unit: string, to: string | null) =>
    to === null ? `${moves[kind]}, ${unit}` : `${moves[kind]}, ${unit} to ${to}`,
  moveDetail: 'Open the hand-over',
  event: (location: string, until: string | null) => parts('Event', location, until && `until ${until}`),
  allVisits: (n: number) => `All ${count(n, 'visit', 'visits')}`,
  packages: (n: number) => `${count(n, 'package', 'packages')} at the front desk`,
  visitors: (n: number) => `${count(n, 'visitor', 'visitors')} expected`,
  onCall: (name: string, until: string | null) => `${name} is on call${until === null ? '' : ` until ${until}`}`,
  nobodyOnCall: 'Nobody is on call',
} as const
