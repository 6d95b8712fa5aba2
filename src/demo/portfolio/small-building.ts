import { users } from '#accounts/server/table.ts'
import { signInAddress } from '#accounts/server/email/sign-in-address.ts'
import { building } from '#building/server/table.ts'
import { setUpGuides } from '#set-up/server/guide-table.ts'
import { createBuilding } from '#set-up/server/create-building.ts'
import { requests } from '#maintenance/requests/server/table.ts'
import { assignments } from '#occupancy/server/table.ts'
import { packages } from '#packages/server/table.ts'
import { residents } from '#residents/server/table.ts'
import { units } from '#units/server/table.ts'
import { defaultLocale } from '#platform/locale/locale.ts'
import type { Language } from '#platform/language/registry.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { days, hours } from '#platform/time/dates.ts'
import { chanceOf } from '../chance.ts'
import { anAssignment, aRequest, aResident, aUnit } from '../examples.ts'
import { insertAll } from '../insert-all.ts'

/** A building of the demo portfolio. */
export type SmallBuilding = {
  name: string
  code: string
  city: string
  region: string
  languages: Language[]
  floors: number
  homesPerFloor: number
  /** The share of homes with a resident, from 0 to 1. */
  occupied: number
  late: number
  urgent: number
  packages: number
  /** Its set-up is not complete: it has floors and units only. */
  isNew?: boolean
}

const firstNames = ['Amara', 'Hugo', 'Mina', 'Theo', 'Salma', 'Ravi', 'Claire', 'Noah', 'Ines', 'Paul', 'Yara', 'Emil']
const lastNames = ['Okafor', 'Laurent', 'Park', 'Novak', 'Haddad', 'Mehta', 'Dubois', 'Berg', 'Costa', 'Reid']
const titles = ['Kitchen tap drips', 'Hallway light is out', 'Door closer is loose', 'Radiator stays cold']

/** Fills an empty schema with a small building: homes, residents, requests and packages. */
export async function seedSmallBuilding(
  tx: Database,
  input: SmallBuilding,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<void> {
  const chance = chanceOf(input.name.length * 97 + input.floors)
  const domain = `${input.code.toLowerCase()}.example`
  const officeId = await createBuilding(
    tx,
    {
      profile: {
        name: input.name,
        code: input.code,
        street: '1 Main Street',
        city: input.city,
        officeEmail: `office@${domain}`,
        timeZone: 'America/Toronto',
      },
      locale: { ...defaultLocale, languages: input.languages },
      floors: { towerFloors: input.floors, firstHomes: 1, lastHomes: input.floors, homesPerFloor: input.homesPerFloor },
      administrator: {
        email: `admin@${domain}`,
        firstName: 'Dana',
        lastName: 'Reyes',
        passwordHash,
        passwordChangedAt: now,
      },
    },
    now,
  )
  await tx.update(building).set({ region: input.region })
  if (!input.isNew) await tx.update(setUpGuides).set({ dismissedAt: now })
  const homes = Array.from({ length: input.floors * input.homesPerFloor }, (_, index) => {
    const floor = Math.floor(index / input.homesPerFloor) + 1
    const slot = (index % input.homesPerFloor) + 1
    const unitNumber = `${floor}${String(slot).padStart(2, '0')}`
    return aUnit({ id: chance.id(now), unitNumber, floor, slot, status: 'Vacant' })
  })
  const lived = input.isNew ? [] : chance.some(homes, Math.round(homes.length * input.occupied))
  const people = lived.map((home) => {
    const [firstName, lastName] = [chance.pick(firstNames), chance.pick(lastNames)]
    const email = `${firstName}.${lastName}.${home.unitNumber}@mail.example`.toLowerCase()
    return { home, userId: chance.id(now), residentId: chance.id(now), firstName, lastName, email }
  })
  const isHome = new Set(lived.map(({ id }) => id))
  await insertAll(
    tx,
    units,
    homes.map((home) => ({ ...home, status: isHome.has(home.id) ? ('Occupied' as const) : home.status })),
  )
  await insertAll(
    tx,
    users,
    people.map(({ userId: id, firstName, lastName, email }) => ({
      id,
      firstName,
      lastName,
      ...signInAddress(email),
      role: 'tenant' as const,
      status: 'Active' as const,
      passwordHash,
    })),
  )
  await insertAll(
    tx,
    residents,
    people.map(({ userId, residentId: id, firstName, lastName, email }) =>
      aResident({
        id,
        userId,
        fullName: `${firstName} ${lastName}`,
        preferredName: firstName,
        emailPrimary: email,
        endDateOccupancy: null,
      }),
    ),
  )
  await insertAll(
    tx,
    assignments,
    people.map(({ home, residentId }) => anAssignment({ id: chance.id(now), unitId: home.id, residentId })),
  )
  const reported = (priority: 'urgent' | 'normal', isLate: boolean, index: number) => {
    const person = people[(index * 7) % people.length]
    if (!person) throw new Error('A building without residents has no requests.')
    const dueAt = new Date(now.getTime() + (isLate ? -hours(5 + index) : days(2)))
    return aRequest({
      id: chance.id(now),
      number: index + 1,
      reportedBy: person.userId,
      unitId: person.home.id,
      title: titles[index % titles.length] ?? '',
      priority,
      dueAt,
      dueSoonAt: new Date(dueAt.getTime() - hours(2)),
      slaClock: 'always',
      createdAt: new Date(now.getTime() - days(3)),
      updatedAt: now,
    })
  }
  const filed = [
    ...Array.from({ length: input.late }, (_, index) => reported('normal', true, index)),
    ...Array.from({ length: input.urgent }, (_, index) => reported('urgent', false, input.late + index)),
  ]
  await insertAll(tx, requests, filed)
  await insertAll(
    tx,
    packages,
    Array.from({ length: input.packages }, (_, index) => ({
      id: chance.id(now),
      direction: 'incoming' as const,
      carrier: 'canada_post' as const,
      unitId: people[index % people.length]?.home.id ?? '',
      place: 'Shelf A',
      receivedAt: new Date(now.getTime() - hours(index + 1)),
      receivedBy: officeId,
    })),
  )
}
