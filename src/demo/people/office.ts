import type { Team } from '#accounts/choices.ts'
import { aUser, aVendor } from '../examples.ts'
import type { Category } from '#maintenance/requests/choices.ts'
import type { Role } from '#platform/roles.ts'
import type { Chance } from '../chance.ts'
import { plain } from './names.ts'
import { at, dayBefore } from '../moments.ts'
import { mailDomain } from '../profile.ts'

type Colleague = {
  first: string
  last: string
  role: Exclude<Role, 'tenant'>
  team: Team
  /** The part before the @; by default first.last. */
  address?: string
  status?: 'Active' | 'Invited' | 'Suspended'
  daysHere: number
}

const colleagues: readonly Colleague[] = [
  { first: 'Dana', last: 'Whitfield', role: 'admin', team: 'service', address: 'admin', daysHere: 2400 },
  { first: 'Rajesh', last: 'Iyer', role: 'admin', team: 'accounting', daysHere: 1650 },
  { first: 'Ines', last: 'Duarte', role: 'staff', team: 'maintenance', address: 'staff', daysHere: 1180 },
  { first: 'Noor', last: 'Haddad', role: 'staff', team: 'service', daysHere: 900 },
  { first: 'Grace', last: 'Adeyemi', role: 'staff', team: 'accounting', daysHere: 760 },
  { first: 'Tomas', last: 'Bell', role: 'staff', team: 'security', daysHere: 1320 },
  { first: 'Wei', last: 'Zhang', role: 'staff', team: 'security', daysHere: 640 },
  { first: 'Marcus', last: 'Petrov', role: 'maintenance', team: 'maintenance', address: 'maintenance', daysHere: 1500 },
  { first: 'Kofi', last: 'Mensah', role: 'maintenance', team: 'maintenance', daysHere: 980 },
  { first: 'Luis', last: 'Herrera', role: 'maintenance', team: 'maintenance', daysHere: 700 },
  { first: 'Oksana', last: 'Kovalenko', role: 'maintenance', team: 'service', daysHere: 820 },
  { first: 'Jin', last: 'Park', role: 'maintenance', team: 'security', daysHere: 610 },
  { first: 'Anton', last: 'Kovacs', role: 'maintenance', team: 'maintenance', status: 'Suspended', daysHere: 1900 },
  { first: 'Shanice', last: 'Grant', role: 'staff', team: 'service', status: 'Invited', daysHere: 3 },
]

export function createOffice(now: Date, passwordHash: string, chance: Chance) {
  const users = colleagues.map(({ first, last, role, team, address, status = 'Active', daysHere }, place) => {
    const createdAt = at(dayBefore(now, daysHere), 9, place)
    return aUser({
      id: chance.id(createdAt),
      email: `${address ?? `${plain(first)}.${plain(last)}`}@${mailDomain}`,
      passwordHash: status === 'Invited' ? null : passwordHash,
      passwordChangedAt: status === 'Invited' ? null : createdAt,
      role,
      status,
      firstName: first,
      lastName: last,
      phone: `+141655501${String(10 + place)}`,
      team,
      createdAt,
      updatedAt: createdAt,
    })
  })
  const named = (first: string) => users.find((user) => user.firstName === first)!
  const active = users.filter((user) => user.status === 'Active')
  return {
    users,
    admin: named('Dana'),
    bookkeeper: named('Rajesh'),
    staff: named('Ines'),
    desk: named('Noor'),
    /** Those who assign work and answer messages. */
    dispatchers: [named('Dana'), named('Noor'), named('Noor'), named('Ines')],
    team: (team: Team) => active.filter((user) => user.team === team && user.role !== 'admin'),
    maintenance: named('Marcus'),
  }
}
export type Office = ReturnType<typeof createOffice>

const companies: readonly [name: string, trade: Category, contact: string][] = [
  ['Lakeshore Plumbing & Drain', 'plumbing', 'Ana Prata'],
  ['Brightline Electric', 'electrical', 'Gurpreet Sandhu'],
  ['Northwind Cooling & Heating', 'hvac', 'Pawel Nowak'],
  ['Keystone Lock & Safe', 'security', 'Miriam Levine'],
  ['Sentry Camera Systems', 'security', 'Jerome Bailey'],
  ['Clearview Window Cleaning', 'cleaning', 'Trang Vo'],
  ['Ascend Elevator Service', 'elevator', 'Dimitri Pappas'],
  ['Maple Appliance Repair', 'appliances', 'Rowena Cruz'],
  ['True Edge Drywall & Tile', 'general', 'João Medeiros'],
  ['Greenleaf Pest Control', 'general', 'Fiona Walsh'],
  ['Cadence Fitness Service', 'general', 'Devon Clarke'],
]

/** How many days ago it ended: that of one vendor has ended, and that of another ends soon. */
const insuranceOf = (place: number, others: number) => (place === 3 ? 12 : place === 4 ? -18 : others)

export function createVendors(now: Date, chance: Chance) {
  const createdAt = at(dayBefore(now, 1100), 10)
  return companies.map(([name, trade, contactName], place) =>
    aVendor({
      id: chance.id(createdAt),
      name,
      trade,
      contactName,
      phone: `+190555501${String(20 + place)}`,
      email: `dispatch@${plain(name.split(' ')[0] ?? name)}.example`,
      contractNumber: `VPP-C-${2019 + (place % 5)}-${chance.digits(3)}`,
      insuredUntil: dayBefore(now, insuranceOf(place, -chance.between(40, 400))),
      createdAt,
      updatedAt: createdAt,
    }),
  )
}
export type Vendors = ReturnType<typeof createVendors>
