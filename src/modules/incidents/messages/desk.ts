import { totalText } from '#platform/text/total-text.ts'
import type { IncidentKind, UpdateAudience } from '../choices.ts'

/** Texts about incidents at the front desk, in English as in the console. */
export const incidentWords = {
  kinds: {
    elevator: 'Elevator',
    water: 'Water',
    power: 'Power',
    fire_alarm: 'Fire alarm',
    security: 'Security',
  } satisfies Record<IncidentKind, string>,
  isClosed: 'This incident is closed',
  alreadyOpen: (when: string, name: string) => `Opened at ${when} by ${name}`,
  doesNotRepeat: 'This step is done, or it does not repeat',
  longNote: (longest: number) => `With the note of the other desk it is longer than ${longest} characters`,
  noStatus: 'Write the line for the portals, or turn it off',
  noText: 'Write the update in at least one language',
  noRequest: 'This request does not exist',
  inOther: 'This request belongs to an incident already',
  entryUsed: 'This entry is an incident already',
  noFloor: (floor: number) => `There is no floor ${floor} with homes`,
  noStack: (stack: string) => `There is no stack ${stack}`,
  noHomes: 'No home is on these floors and in these stacks',

  pdf: {
    title: 'Incident report',
    drill: 'Drill report',
    file: (isDrill: boolean, day: string, title: string) => {
      const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
      return `${[isDrill ? 'drill' : 'incident', day, ...words].join('-')}.pdf`
    },
    period: (from: string, to: string | null) => `${from} to ${to ?? 'now'}`,
    kind: 'Kind',
    openedBy: 'Opened by',
    closedBy: 'Closed by',
    no: 'Still running',
    lasted: 'Lasted',
    minutes: (n: number) =>
      n < 60 ? `${n} min` : `${Math.floor(n / 60)} h ${n % 60 === 0 ? '' : `${n % 60} min`}`.trim(),
    affected: 'Affected',
    extent: (homes: number, floors: string, stacks: string) =>
      [`${totalText(homes)} homes`, floors && `floors ${floors}`, stacks && `stacks ${stacks}`]
        .filter(Boolean)
        .join(', '),
    alert: 'On call',
    taken: (name: string, when: string) => `${name}, ${when}`,
    notTaken: 'Alerted, not taken',
    step: (n: number, title: string) => `${n}. ${title}`,
    done: (time: string, name: string, note: string) => [`${time}, ${name}`, note].filter(Boolean).join(': '),
    open: 'Not done',
    again: (minutes: number) => `Every ${minutes} min`,
    ended: (line: string) => `Ended ${line}`,
    update: (time: string, name: string, audience: string) => `${time}, ${name}, ${audience}`,
    /** Who read it is not known any more after a year. */
    reached: (reached: number, all: number) =>
      reached === 0 ? `Sent to ${totalText(all)}` : `${totalText(reached)} of ${totalText(all)} reached`,
    requests: 'Requests',
    request: (code: string, time: string, place: string, title: string) => `${code}, ${time}, ${place}: ${title}`,
    reports: 'People who added that they are affected',
    visitor: (place: string) => `${place} (visitor)`,
    note: 'Closing note',
    page: (n: number, all: number) => `Page ${n} of ${all}`,
  },
  audiences: { affected: 'to those affected', everyone: 'to everyone' } satisfies Record<UpdateAudience, string>,
} as const
