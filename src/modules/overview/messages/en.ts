import { count } from '#tower/counted.ts'
import type { NeedKind } from '../choices.ts'

const days = (n: number) => count(n, 'day', 'days')
const counted = (n: number, isPartly: boolean, singular: string, plural: string) =>
  isPartly ? `All ${count(n, singular, plural)}` : count(n, singular, plural)
/** Texts of the overview. */
export const words = {
  title: 'Overview',
  loading: 'Loading the overview...',
  notLoaded: 'The overview could not be loaded.',
  due: (number: number, time: string) =>
    number === 0 ? `No requests due before ${time}` : `${count(number, 'request', 'requests')} due before ${time}`,
  midnight: 'midnight',
  announcement: 'Announcement',
  newAnnouncement: 'New Announcement',
  newRequest: 'New Request',

  summary: 'Building summary',
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
    notInvited: 'not invited',
    suspended: 'suspended',
    noEmail: 'no email address',
    former: 'former',
    urgent: 'urgent',
    standard: 'standard',
    published: 'published',
    scheduled: 'scheduled',
  },

  needs: 'Needs attention',
  noNeeds: 'Nothing needs attention.',
  noNeedsHelp: 'No requests are late and no one is waiting for a reply.',
  andMore: 'Also',
  /** All needs of a kind; `isPartly` when some of them are listed above. */
  rest: {
    late: (n, isPartly) => counted(n, isPartly, 'overdue request', 'overdue requests'),
    unassigned: (n, isPartly) => counted(n, isPartly, 'unassigned request', 'unassigned requests'),
    message: (n, isPartly) => counted(n, isPartly, 'website request', 'website requests'),
    lease: (n, isPartly) => counted(n, isPartly, 'lease ending', 'leases ending'),
    mail: (n) => count(n, 'failed email', 'failed emails'),
    paper: (n) => `${count(n, 'paper', 'papers')} of vendors`,
    conflict: (n) => count(n, 'stall or locker in conflict', 'stalls or lockers in conflict'),
    key: (n) => count(n, 'key overdue', 'keys overdue'),
  } satisfies Record<NeedKind, (n: number, isPartly: boolean) => string>,
  verbs: { assign: 'Assign', open: 'Open', reply: 'Reply' },
  act: (verb: string, title: string) => `${verb}: ${title}`,
  at: (title: string, place: string) => (place === '' ? title : `${title}, ${place}`),
  appointment: (when: string) => `Appointment was ${when}`,
  dueBy: (when: string) => `Promised by ${when}`,
  late: (span: string) => `${span} late`,
  unassignedFor: (span: string) => `unassigned for ${span}`,
  messageWaits: (span: string) => `Website request waiting for ${span}`,
  replyBy: (when: string) => `reply promised by ${when}`,
  answerLate: (span: string) => `reply ${span} late`,
  leaseEnds: (unitNumber: string, left: number) =>
    left === 0
      ? `Lease for ${unitNumber} ends today`
      : left > 0
        ? `Lease for ${unitNumber} ends in ${days(left)}`
        : `Lease for ${unitNumber} ended ${days(-left)} ago`,
  paperEnds: (title: string, vendor: string, left: number) =>
    left < 0
      ? `${title} of ${vendor} has ended`
      : left === 0
        ? `${title} of ${vendor} ends today`
        : `${title} of ${vendor} ends in ${count(left, 'day', 'days')}`,
  insurance: 'Insurance',
  paperDetail: (day: string) => `Valid until ${day}. Ask for the new document`,
  mailFailed: (number: number) => `${count(number, 'email', 'emails')} failed`,
  newestEmail: (subject: string, to: string) => `${subject} · to ${to}`,

  weeks: 'Requests per week',
  opened: 'Opened',
  finished: 'Completed',
  week: 'Week of',
  noRequests: 'No requests in this period.',
  weekSummary: (from: string, opened: number, finished: number) => `${from}: ${opened} opened, ${finished} completed`,
  soFar: 'so far',

  times: 'Time to complete, by category',
  timesLine: (window: number) => `median days · ${window} days`,
  category: 'Category',
  medianDays: 'Median days',
  number: 'Completed',
  noTimes: 'No requests were completed in the last 90 days.',
  asTable: 'Table',
  asChart: 'Chart',
  asTableOf: (title: string) => `${title} as a table`,
  asChartOf: (title: string) => `${title} as a chart`,

  tower: 'Tower status',
  towerCountedBy:
    'Each unit is occupied or vacant, and can also be counted in other lines. The picture shows an open request first, then the status.',
  openTower: 'Open',
  openTowerLabel: 'Open the building view',
  towerLoading: 'Loading the tower...',
  towerNotLoaded: 'The tower could not be loaded.',
  maintenance: 'Maintenance',
} as const
