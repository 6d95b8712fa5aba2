import type { assets } from '#assets/server/table.ts'
import type { keyLoans, keySeals } from '#keys/server/table.ts'
import type { vendors } from '#maintenance/vendors/server/table.ts'
import type { Chance } from '../chance.ts'
import type { NewUser } from '../examples.ts'
import { at, dayBefore, during, later } from '../moments.ts'

type NewAsset = typeof assets.$inferInsert & { id: string }
type NewLoan = typeof keyLoans.$inferInsert
type NewSeal = typeof keySeals.$inferInsert
type NewVendor = typeof vendors.$inferInsert

/** What the keys of the desk open; the sealed ones are for emergencies. */
const rooms = [
  'Main entrance',
  'Elevator machine room',
  'Electrical room P1',
  'Fire pump room',
  'Roof door',
  'Gas meter room',
  'Generator room',
  'Gym store',
  'Pool plant room',
  'Mail room',
  'Loading dock',
  'Garbage room',
  'Party room',
  'Guest suite',
  'Bicycle room',
  'Workshop',
  'Library',
  'Riser cupboards',
  'Telephone room',
  'Water meter room',
] as const
const sealedRooms = new Set(['Electrical room P1', 'Fire pump room', 'Roof door', 'Gas meter room', 'Generator room'])
const daysOfLife = 90

/** The keys of the common rooms, three months of loans, some that are out now, one of them overdue. */
export function createDeskKeys(
  now: Date,
  concierges: readonly NewUser[],
  vendors: readonly NewVendor[],
  chance: Chance,
) {
  const opened = at(dayBefore(now, 2400), 9)
  const times = { createdAt: opened, updatedAt: opened }
  const keys = rooms.map((place, position): NewAsset => {
    const number = `K-${String(position + 1).padStart(2, '0')}`
    return { id: chance.id(opened), kind: 'key', number, place, ...times }
  })
  const ids = concierges.map(({ id }) => id ?? '')
  const by = () => chance.pick(ids)
  const lend = (key: NewAsset, outAt: Date, dueAt: Date, more: Partial<NewLoan> = {}): NewLoan => ({
    id: chance.id(outAt),
    assetId: key.id,
    ...toVendor(chance.pick(vendors)),
    proof: 'name',
    outAt,
    outBy: by(),
    dueAt,
    createdAt: outAt,
    updatedAt: outAt,
    ...more,
  })
  const lendable = keys.filter(({ place }) => !sealedRooms.has(place ?? ''))
  const loans: NewLoan[] = []
  for (let ago = daysOfLife; ago > 0; ago -= 1)
    for (const key of chance.some(lendable, chance.between(0, 3))) {
      const outAt = during(dayBefore(now, ago), 8, 15, chance)
      const inAt = later(outAt, chance.between(25, 300))
      loans.push(lend(key, outAt, later(outAt, 240), { inAt, inBy: by(), updatedAt: inAt }))
    }
  const ofRoom = (room: (typeof rooms)[number]) => keys.find(({ place }) => place === room) as NewAsset
  const ofTrade = (trade: NewVendor['trade']) => {
    const vendor = vendors.find((one) => one.trade === trade)
    return vendor ? toVendor(vendor) : {}
  }
  loans.push(
    lend(ofRoom('Gym store'), later(now, -8 * 60), later(now, -5 * 60), {
      ...ofTrade('cleaning'),
      purpose: 'Floor of the gym',
      // The alert was sent then.
      alertedAt: later(now, -5 * 60 + 1),
    }),
    lend(ofRoom('Elevator machine room'), later(now, -50), later(now, 110), {
      ...ofTrade('elevator'),
      purpose: 'Monthly inspection',
    }),
    lend(ofRoom('Pool plant room'), later(now, -125), later(now, 360), {
      borrowerKind: 'staff',
      borrowerName: nameOf(concierges[1]),
      userId: concierges[1]?.id ?? null,
      vendorId: null,
    }),
  )
  const seals = keys
    .filter(({ place }) => sealedRooms.has(place ?? ''))
    .map((key, position): NewSeal => {
      const sealedAt = at(dayBefore(now, 300 - position * 11), 10)
      return {
        id: chance.id(sealedAt),
        assetId: key.id,
        sealNumber: `S-${1204 + position}`,
        sealedAt,
        sealedBy: by(),
      }
    })
  return { keys, loans, seals: [...brokenSeals(now, ofRoom('Roof door'), by(), chance), ...seals] }
}

const toVendor = ({ id, name, contactName }: NewVendor) => ({
  borrowerKind: 'vendor' as const,
  borrowerName: contactName ?? name,
  vendorId: id,
})

const nameOf = (user: NewUser | undefined) => `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim()

/** The seal of the roof, which was broken once. */
function brokenSeals(now: Date, key: NewAsset, by: string, chance: Chance): NewSeal[] {
  const [sealedAt, brokenAt] = [at(dayBefore(now, 700), 10), at(dayBefore(now, 301), 3, 20)]
  const reason = 'Smoke alarm on the roof, fire service on site'
  return [
    {
      id: chance.id(sealedAt),
      assetId: key.id,
      sealNumber: 'S-0817',
      sealedAt,
      sealedBy: by,
      brokenAt,
      brokenBy: by,
      reason,
    },
  ]
}
