/** How a text writes times and days for its reader. */
export type Format = { time: (iso: string) => string; day: (day: string) => string }

type Request = { number: string; title: string; place: string }
/** What happened to a request, for its resident. */
export type Step =
  | { step: 'pending' | 'in_progress' | 'on_hold' | 'completed' | 'cancelled'; who?: undefined; at?: undefined }
  | { step: 'assigned' | 'vendor'; who: string; at?: undefined }
  | { step: 'scheduled'; at: string; who?: undefined }

/** What a vendor did with a work order. */
export type VendorAnswer = 'accepted' | 'proposed' | 'confirmed' | 'estimated' | 'declined' | 'done' | 'invoiced'

/** The kind before the title, unless the title begins with it. */
const headed = (kind: string, title: string) =>
  title.toLowerCase().startsWith(kind.toLowerCase()) ? title : `${kind}: ${title}`

const placed = ({ title, place }: { title: string; place: string }) => (place === '' ? title : `${title}, ${place}`)

/** The line of an alert to a request; older ones have no promised time. */
const atOnce = (p: { number: string; dueAt?: string | null }, f: Format) =>
  `${p.number} · needs attention now${p.dueAt ? `, promised by ${f.time(p.dueAt)}` : ''}`

type IncidentKind = 'elevator' | 'water' | 'power' | 'fire_alarm' | 'security'
const incidents: Record<IncidentKind, string> = {
  elevator: 'Elevator',
  water: 'Water',
  power: 'Power',
  fire_alarm: 'Fire alarm',
  security: 'Security',
}

const steps: Record<Step['step'], (who: string, at: string) => string> = {
  pending: () => 'open again',
  assigned: (who) => `assigned to ${who}`,
  in_progress: () => 'work has started',
  on_hold: () => 'on hold',
  completed: () => 'done. Is it fixed?',
  cancelled: () => 'cancelled',
  vendor: (who) => `given to ${who}`,
  scheduled: (_, at) => `visit on ${at}`,
}

export type MoveKind = 'move_in' | 'move_out' | 'transfer'
const moveNames: Record<MoveKind, (unit: string) => string> = {
  move_in: (unit) => `Move into ${unit}`,
  move_out: (unit) => `Move out of ${unit}`,
  transfer: (unit) => `Move from ${unit}`,
}
const moveEvents = { planned: 'planned', changed: 'another day', cancelled: 'cancelled', undone: 'taken back' }

/** The kinds of notifications: their names in the choices, and the title and line of one, made of its parameters. */
export const kindTexts = {
  emergency: {
    name: 'Emergencies',
    hint: 'Fire, water, power, evacuation',
    title: (p: { title: string }) => `Emergency: ${p.title}`,
    line: (p: { body: string }) => p.body,
  },
  urgent_request: {
    name: 'Urgent requests',
    hint: 'To the person on call, until one takes it',
    title: (p: { title: string; place: string }) => `Urgent: ${placed(p)}`,
    line: atOnce,
  },
  elevator_stopped: {
    name: 'A stopped elevator',
    hint: 'To the person on call, until one takes it',
    title: (p: { title: string; place: string }) => headed(incidents.elevator, placed(p)),
    line: atOnce,
  },
  incident_update: {
    name: 'Incidents',
    hint: 'What happens about an elevator, water, power, an alarm or security',
    title: (p: { incident: IncidentKind; isDrill: boolean }) =>
      `${p.isDrill ? 'Drill: ' : ''}${incidents[p.incident]}, news from the front desk`,
    line: (p: { body: string }) => p.body,
  },
  incident_opened: {
    name: 'An incident',
    hint: 'To the person on call, until one takes it',
    title: (p: { incident: IncidentKind; title: string }) => headed(incidents[p.incident], p.title),
    line: () => 'The front desk opened an incident.',
  },
  late_promise: {
    name: 'A late promise',
    hint: 'To the person on call, until one takes it',
    title: (p: { title: string; place: string }) => `Late: ${placed(p)}`,
    line: (p: { number: string; dueAt: string }, f: Format) => `${p.number} · promised by ${f.time(p.dueAt)}`,
  },
  failed_backup: {
    name: 'A failed backup',
    hint: 'Once a day, until a backup is made again',
    title: () => 'The backup failed',
    line: (p: { problem: string }) => p.problem,
  },
  request_assigned: {
    name: 'A request assigned to me',
    hint: 'Also when it is opened again',
    title: (p: Request & { again: boolean }) =>
      p.again ? `Open again: ${placed(p)}` : `Assigned to you: ${placed(p)}`,
    line: (p: { number: string; dueAt: string | null }, f: Format) =>
      p.dueAt === null ? p.number : `${p.number} · promised by ${f.time(p.dueAt)}`,
  },
  request_message: {
    name: 'Someone wrote',
    hint: 'A message on a request',
    title: (p: { author: string }) => `${p.author} wrote`,
    line: (p: Request & { excerpt: string }) => `“${p.excerpt}” ${p.number}`,
  },
  vendor_answer: {
    name: 'A vendor answered',
    hint: 'Accepted, proposed a time, declined, finished or sent an invoice',
    title: (p: { vendor: string; number: string; answer: VendorAnswer }) =>
      ({
        accepted: `${p.vendor} accepted ${p.number}`,
        proposed: `${p.vendor} proposed a time for ${p.number}`,
        confirmed: `${p.vendor} confirmed the visit for ${p.number}`,
        estimated: `${p.vendor} gave an estimate for ${p.number}`,
        declined: `${p.vendor} declined ${p.number}`,
        done: `${p.vendor} finished ${p.number}`,
        invoiced: `${p.vendor} sent an invoice for ${p.number}`,
      })[p.answer],
    line: (p: { title: string; place: string; at: string | null }, f: Format) =>
      p.at === null ? placed(p) : `${f.time(p.at)} · ${placed(p)}`,
  },
  request_received: {
    name: 'My request was received',
    hint: 'With its number',
    title: (p: { number: string }) => `We received your request ${p.number}`,
    line: (p: { title: string; place: string }) => placed(p),
  },
  request_step: {
    name: 'News about my request',
    hint: 'Assigned, visit, started, on hold, done',
    title: (p: { number: string } & Step, f: Format) =>
      `${p.number}: ${steps[p.step](p.who ?? '', p.at === undefined ? '' : f.time(p.at))}`,
    line: (p: { title: string; place: string }) => placed(p),
  },
  package_arrived: {
    name: 'A package has arrived',
    hint: 'With the code to collect it',
    title: (p: { count: number }) =>
      p.count === 1 ? 'A package is here for you' : `${p.count} packages are here for you`,
    line: (p: { unit: string }) => `At the front desk, for ${p.unit}`,
  },
  package_reminder: {
    name: 'A package still waits',
    hint: 'Until you collect it',
    title: (p: { count: number }) =>
      p.count === 1 ? 'A package still waits for you' : `${p.count} packages still wait for you`,
    line: (p: { since: string }, f: Format) => `At the front desk, since ${f.day(p.since)}`,
  },
  package_collected: {
    name: 'Someone collected my package',
    hint: 'When it was not you',
    title: (p: { count: number }) =>
      p.count === 1 ? 'Your package was collected' : `${p.count} packages were collected`,
    line: (p: { who: string; unit: string }) => `By ${p.who}, for ${p.unit}`,
  },
  package_returned: {
    name: 'My package was sent back',
    hint: 'To its sender',
    title: () => 'Your package was sent back to its sender',
    line: (p: { unit: string; since: string; isDeclined: boolean; digits: string | null }, f: Format) =>
      [
        p.isDeclined ? 'Declined at the front desk' : `At the front desk since ${f.day(p.since)}`,
        `for ${p.unit}`,
        ...(p.digits === null ? [] : [`number ending in ${p.digits}`]),
      ].join(', '),
  },
  visitor_arrived: {
    name: 'A visitor has arrived',
    hint: 'Of a party, the first one',
    title: (p: { who: string; count: number }) =>
      p.count === 1 ? `${p.who} has arrived` : `The first of your ${p.count} guests has arrived`,
    line: (p: { who: string; count: number; unit: string }) =>
      p.count === 1 ? `At the front desk, for ${p.unit}` : `${p.who}, for ${p.unit}`,
  },
  key_overdue: {
    name: 'A key is overdue',
    hint: 'Keys that the front desk lent',
    title: (p: { number: string; place: string }) => `Key ${placed({ title: p.number, place: p.place })} is overdue`,
    line: (p: { borrower: string; dueAt: string }, f: Format) => `With ${p.borrower}, due ${f.time(p.dueAt)}`,
  },
  key_due_back: {
    name: 'A key to bring back',
    hint: 'When a key from the front desk is overdue',
    title: (p: { number: string }) => `Please bring key ${p.number} back`,
    line: (p: { dueAt: string }, f: Format) => `It was due at the front desk ${f.time(p.dueAt)}`,
  },
  key_seal_broken: {
    name: 'A sealed key was opened',
    hint: 'Emergency keys of the front desk',
    title: (p: { number: string }) => `The seal of key ${p.number} was broken`,
    line: (p: { seal: string; reason: string }) => `Seal ${p.seal}: ${p.reason}`,
  },
  announcement: {
    name: 'Announcements',
    hint: 'News of the building',
    title: (p: { title: string }) => p.title,
    line: (p: { excerpt: string }) => p.excerpt,
  },
  move_step: {
    name: 'My move',
    hint: 'Planned, changed or cancelled',
    title: (p: { unit: string; what: MoveKind | 'changed' | 'cancelled' | 'undone' }) =>
      ({
        move_in: `Your move into ${p.unit}`,
        move_out: `Your move out of ${p.unit}`,
        transfer: `Your move from ${p.unit}`,
        changed: `Your move, ${p.unit}, has another day`,
        cancelled: `Your move, ${p.unit}, is cancelled`,
        undone: `Your move, ${p.unit}, was taken back`,
      })[p.what],
    line: (p: { day: string }, f: Format) => f.day(p.day),
  },
  office_move: {
    name: 'Moves of residents',
    hint: 'Planned, changed or cancelled by a colleague',
    title: (p: { unit: string; move: MoveKind; what: 'planned' | 'changed' | 'cancelled' | 'undone' }) =>
      `${moveNames[p.move](p.unit)}: ${moveEvents[p.what]}`,
    line: (p: { day: string }, f: Format) => f.day(p.day),
  },
  website_message: {
    name: 'Website requests',
    hint: 'A new message from the web site',
    title: (p: { author: string }) => `${p.author} wrote from the web site`,
    line: (p: { subject: string }) => p.subject,
  },
  bounced_address: {
    name: 'Addresses that do not work',
    hint: 'When emails to a person come back',
    title: (p: { person: string }) => `Emails to ${p.person} come back`,
    line: (p: { address: string }) => p.address,
  },
  test_call: {
    name: 'Test call',
    hint: 'To the person on call',
    title: () => 'Test call',
    line: () => 'This is a test. Please press “I have it”.',
  },
  test: {
    name: 'Test',
    hint: 'Sent by yourself',
    title: () => 'This is a test',
    line: () => 'Notifications reach you this way.',
  },
}
