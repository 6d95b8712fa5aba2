import { count } from '#tower/counted.ts'
import type { NeedKind } from '../contract.ts'

const days = (n: number) => count(n, 'day', 'days')
const counted = (n: number, more: boolean, singular: string, plural: string) =>
  more ? count(n, `more ${singular}`, `more ${plural}`) : count(n, singular, plural)
/** Texts of the overview. */
export const words = {
  title: 'Overview',
  loading: 'Loading the overview...',
  notLoaded: 'The overview could not be loaded.',
  due: (number: number, time: string) =>
    number === 0
      ? `No promise falls due before ${time}`
      : `${count(number, 'promise falls', 'promises fall')} due before ${time}`,
  midnight: 'midnight',
  announcement: 'Announcement',
  newAnnouncement: 'New Announcement',
  newRequest: 'New Request',

  summary: 'The house in figures',
  cards: {
    units: 'Total Units',
    tenants: 'Total Tenants',
    requests: 'Maintenance Requests',
    announcements: 'Announcements',
  },
  parts: {
    occupied: 'occupied',
    vacant: 'vacant',
    active: 'active',
    invited: 'invited',
    suspended: 'suspended',
    urgent: 'urgent',
    standard: 'standard',
    published: 'published',
    scheduled: 'scheduled',
  },

  needs: 'Needs attention',
  noNeeds: 'Nothing needs attention.',
  noNeedsHelp: 'Every promise is kept so far, and nobody waits for an answer.',
  andMore: 'Also',
  /** The needs beyond the listed rows; 'more' only beside rows of the same kind. */
  rest: {
    late: (n, more) => counted(n, more, 'late request', 'late requests'),
    unassigned: (n, more) => counted(n, more, 'unassigned request', 'unassigned requests'),
    message: (n, more) => counted(n, more, 'website request', 'website requests'),
    lease: (n, more) => counted(n, more, 'lease that ends', 'leases that end'),
    mail: (n) => count(n, 'letter not sent', 'letters not sent'),
  } satisfies Record<NeedKind, (n: number, more: boolean) => string>,
  verbs: { assign: 'Assign', open: 'Open', reply: 'Reply' },
  act: (verb: string, title: string) => `${verb}: ${title}`,
  at: (title: string, place: string) => (place === '' ? title : `${title}, ${place}`),
  promised: (when: string) => `Promised ${when}`,
  late: (span: string) => `${span} late`,
  nobodyFor: (span: string) => `nobody assigned for ${span}`,
  messageWaits: (span: string) => `A website request waits ${span}`,
  answerBy: (when: string) => `answer promised by ${when}`,
  answerLate: (span: string) => `answer ${span} late`,
  leaseEnds: (unitNumber: string, left: number) =>
    left === 0
      ? `Lease of ${unitNumber} ends today`
      : left > 0
        ? `Lease of ${unitNumber} ends in ${days(left)}`
        : `Lease of ${unitNumber} ended ${days(-left)} ago`,
  mailFailed: (number: number) => `${count(number, 'letter was', 'letters were')} not sent`,
  newestEmail: (subject: string, to: string) => `${subject} · to ${to}`,

  weeks: 'Requests per week',
  opened: 'Opened',
  finished: 'Finished',
  week: 'Week from',
  noRequests: 'No requests in these weeks.',
  weekTold: (from: string, opened: number, finished: number) => `${from}: ${opened} opened, ${finished} finished`,
  soFar: 'so far',

  times: 'Time to finish, by category',
  timesLine: (window: number) => `median days · ${window} days`,
  category: 'Category',
  medianDays: 'Median days',
  number: 'Finished',
  noTimes: 'No request was finished in the last 90 days.',
  asTable: 'Table',
  asChart: 'Chart',
  asTableOf: (title: string) => `${title} as a table`,
  asChartOf: (title: string) => `${title} as a chart`,

  tower: 'The tower now',
  towerCountedBy:
    'Each unit counts once: with an open request as Maintenance, else by its badge. Total Units above counts whether somebody is assigned, whatever the badge.',
  openTower: 'Open',
  openTowerLabel: 'Open the whole building',
  towerLoading: 'Loading the tower...',
  towerNotLoaded: 'The tower could not be loaded.',
  maintenance: 'Maintenance',
} as const
