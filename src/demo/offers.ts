import { aListing, aUnitNote } from './examples.ts'
import { addDays } from '#platform/time/wall-clock.ts'
import type { Chance } from './chance.ts'
import { unitRemarks } from './people/homes.ts'
import { at, dayBefore, during, today } from './moments.ts'
import type { Office } from './people/office.ts'
import type { Home } from './units.ts'

const views = {
  South: 'River view',
  North: 'Quiet court side',
  East: 'Terrace view to the east',
  West: 'Evening sun',
} as const

/** A dozen homes are on the market today; some were earlier, and one listing is a draft. */
export function createListings(now: Date, homes: readonly Home[], office: Office, chance: Chance) {
  const toLet = homes.filter((h) => h.plannedStatus === 'to let')
  const forSale = homes.filter((h) => h.plannedStatus.startsWith('for sale')).slice(0, 9)
  const offers = [
    ...toLet.map((home) => ({ home, kind: 'lease' as const })),
    ...forSale.map((home) => ({ home, kind: 'sale' as const })),
  ]
  return offers.map(({ home, kind }, place) => {
    const { row, facing } = home
    const createdAt = at(dayBefore(now, chance.between(4, 70)), 10, place)
    const isDraft = place === offers.length - 1
    const withdrawn = kind === 'sale' && (place === toLet.length + 2 || place === toLet.length + 5)
    const rooms = row.bedrooms === 0 ? 'studio' : `${row.bedrooms} bedroom${row.bedrooms === 1 ? '' : 's'}`
    const view = facing ? views[facing] : ''
    return aListing({
      id: chance.id(createdAt),
      unitId: row.id,
      kind,
      priceCents:
        kind === 'sale'
          ? Math.round((row.currentValueCents! * 1.02) / 100_000) * 100_000 - 10_000
          : Math.round((row.squareFootage! * 3.9 + row.floor * 14) / 5) * 500,
      monthlyFeeCents: row.monthlyMaintenanceCents,
      availableFrom:
        home.plannedStatus === 'for sale, occupied'
          ? addDays(today(now), chance.between(45, 100))
          : addDays(today(now), chance.between(0, 30)),
      headline: `${view}, ${rooms}`,
      description: `${row.squareFootage!.toLocaleString('en')} square feet on floor ${row.floor}, ${rooms}, ${row.bathrooms} bath. ${row.balcony === 'Yes' ? `Balcony of ${row.balconySize}. ` : ''}${row.parkingAllocation.length > 0 ? 'One parking stall is included. ' : ''}Pool, gym, saunas and terrace are part of the house.`,
      publishedAt: isDraft ? null : during(dayBefore(now, 3), 9, 12, chance),
      withdrawnAt: withdrawn ? at(dayBefore(now, 1), 16) : null,
      createdBy: chance.pick([office.admin, office.desk]).id,
      createdAt,
      updatedAt: createdAt,
    })
  })
}

/** The office's notes about units. */
export function createUnitNotes(
  now: Date,
  homes: readonly Home[],
  demoUnits: readonly string[],
  office: Office,
  chance: Chance,
) {
  const authors = [office.desk, office.admin, office.staff]
  const chosen = [
    ...chance.some(homes, 80),
    ...homes.flatMap((h) => (demoUnits.includes(h.row.unitNumber) ? [h, h, h] : [])),
  ]
  return chosen
    .map((home) => ({ home, createdAt: during(dayBefore(now, chance.between(2, 500)), 9, 17, chance) }))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ home, createdAt }, place) =>
      aUnitNote({
        id: chance.id(createdAt),
        unitId: home.row.id,
        note: unitRemarks[place % unitRemarks.length]!,
        createdBy: chance.pick(authors).id,
        createdAt,
      }),
    )
}
