import { type Role, roles } from '#platform/roles.ts'
import type { Channel, Choice, Group } from './choices.ts'

/** What a channel does for a kind before the person chooses: `always` cannot be turned off, `never` not on. */
export type Cell = Choice | 'always' | 'never'
type Row = Readonly<Record<Channel, Cell>>

const row = (bell: Cell, email: Cell, push: Cell, sms: Cell): Row => ({ bell, email, push, sms })
const everything = row('always', 'always', 'always', 'always')

/** Emergencies and alerts go through quiet hours, and to people who cannot sign in now. */
type KindRow = { group: Group | 'test'; urgent: boolean; rows: Partial<Record<Role, Row>> }

const forRoles = (roles: readonly Role[], row: Row) => Object.fromEntries(roles.map((role) => [role, row]))
const staff = ['admin', 'staff', 'maintenance'] as const
const office = ['admin', 'staff'] as const
const residents = ['tenant', 'household'] as const

/**
 * Every kind of notification, with what each channel does for each role: the one table of who is notified of what, and how.
 * A role without a row does not get the kind. To add a kind: a line here, and its texts in `messages/kinds-en.ts` and
 * `messages/kinds-fr.ts`.
 */
const table = {
  //                                                                       bell      e-mail     push   SMS
  emergency: { group: 'emergencies', urgent: true, rows: forRoles(residents, everything) },
  incident_update: { group: 'emergencies', urgent: true, rows: forRoles(residents, everything) },
  incident_opened: { group: 'emergencies', urgent: true, rows: forRoles(staff, everything) },
  urgent_request: { group: 'emergencies', urgent: true, rows: forRoles(staff, everything) },
  elevator_stopped: { group: 'emergencies', urgent: true, rows: forRoles(staff, everything) },
  late_promise: { group: 'emergencies', urgent: true, rows: forRoles(staff, everything) },
  failed_backup: { group: 'emergencies', urgent: true, rows: forRoles(staff, everything) },
  request_assigned: { group: 'requests', urgent: false, rows: forRoles(staff, row('on', 'at_once', 'on', 'off')) },
  request_message: {
    group: 'requests',
    urgent: false,
    rows: {
      ...forRoles(staff, row('on', 'at_once', 'off', 'off')),
      ...forRoles(residents, row('on', 'at_once', 'on', 'off')),
    },
  },
  vendor_answer: { group: 'requests', urgent: false, rows: forRoles(staff, row('on', 'daily', 'off', 'off')) },
  request_received: {
    group: 'requests',
    urgent: false,
    rows: forRoles(residents, row('on', 'at_once', 'off', 'never')),
  },
  request_step: { group: 'requests', urgent: false, rows: forRoles(residents, row('on', 'at_once', 'on', 'off')) },
  package_arrived: { group: 'packages', urgent: false, rows: forRoles(residents, row('on', 'at_once', 'on', 'off')) },
  package_reminder: { group: 'packages', urgent: false, rows: forRoles(residents, row('on', 'at_once', 'on', 'off')) },
  package_collected: { group: 'packages', urgent: false, rows: forRoles(residents, row('on', 'off', 'off', 'off')) },
  package_returned: { group: 'packages', urgent: false, rows: forRoles(residents, row('on', 'at_once', 'on', 'off')) },
  visitor_arrived: { group: 'visitors', urgent: false, rows: forRoles(residents, row('on', 'off', 'on', 'off')) },
  key_overdue: {
    group: 'desk',
    urgent: false,
    rows: {
      ...forRoles(['concierge'], row('on', 'off', 'on', 'off')),
      ...forRoles(['admin', 'staff'], row('on', 'daily', 'off', 'off')),
    },
  },
  key_due_back: {
    group: 'desk',
    urgent: false,
    rows: forRoles(['tenant', 'household', 'maintenance'], row('on', 'at_once', 'on', 'off')),
  },
  key_seal_broken: {
    group: 'desk',
    urgent: false,
    rows: forRoles(['admin', 'staff'], row('always', 'always', 'on', 'off')),
  },
  announcement: { group: 'building', urgent: false, rows: forRoles(residents, row('on', 'at_once', 'off', 'never')) },
  move_step: { group: 'building', urgent: false, rows: forRoles(residents, row('on', 'always', 'on', 'off')) },
  office_move: { group: 'building', urgent: false, rows: forRoles(office, row('on', 'daily', 'off', 'off')) },
  // The address of the office gets an e-mail about it in any case.
  website_message: { group: 'building', urgent: false, rows: forRoles(office, row('on', 'off', 'off', 'off')) },
  bounced_address: { group: 'building', urgent: false, rows: forRoles(office, row('on', 'daily', 'off', 'off')) },
  // The test of the rota, to the person on call; not among the choices.
  test_call: { group: 'test', urgent: true, rows: forRoles(staff, everything) },
  // The test that a person sends to themselves; not among the choices.
  test: { group: 'test', urgent: true, rows: forRoles(roles, everything) },
} as const satisfies Record<string, KindRow>

export type Kind = keyof typeof table
export const kinds: Readonly<Record<Kind, KindRow>> = table
export const kindNames = Object.keys(table) as Kind[]
/** The kinds that a person of a role can choose about. */
export const kindsOf = (role: Role): { kind: Kind; group: Group }[] =>
  kindNames.flatMap((kind) => {
    const { group, rows } = kinds[kind]
    return group !== 'test' && rows[role] ? [{ kind, group }] : []
  })
export const isKind = (name: string): name is Kind => Object.hasOwn(table, name)
