import type { Facing } from '#building/choices.ts'
import { facingOf, unitNumberOf } from '#building/rules.ts'
import { aUnit } from './examples.ts'
import { seal, sealedPlace } from '#platform/server/security/sealed.ts'
import type { UnitStatus } from '#units/choices.ts'
import { accessibilityFeatures, amenities, appliances, fireSafetyDevices } from '#units/options.ts'
import type { Chance } from './chance.ts'
import { damages, plans, renovations, shops } from './people/homes.ts'
import { at, dayBefore } from './moments.ts'
import { layouts, profile, stallsPerLevel } from './profile.ts'
import type { Layout } from './profile.ts'
import { floorTable } from './shape.ts'

/** What the demo plans for a unit; the stored status follows from it. */
export type PlannedStatus =
  | 'occupied'
  | 'vacant'
  | 'to let'
  | 'for sale, empty'
  | 'for sale, occupied'
  | 'renovation'
  | 'reserved'

const statusOf: Readonly<Record<PlannedStatus, UnitStatus>> = {
  occupied: 'Occupied',
  vacant: 'Vacant',
  'to let': 'Vacant',
  'for sale, empty': 'For Sale',
  'for sale, occupied': 'For Sale',
  renovation: 'Under Renovation',
  reserved: 'Reserved',
}
const rare: Readonly<Record<Exclude<PlannedStatus, 'occupied'>, number>> = {
  vacant: 13,
  'to let': 6,
  'for sale, empty': 7,
  'for sale, occupied': 6,
  renovation: 7,
  reserved: 5,
}

export type Home = {
  row: ReturnType<typeof aUnit>
  plannedStatus: PlannedStatus
  facing: Facing | null
  layout: Layout | 'commercial'
}

export const demoRenterUnit = '2211'
export const demoOwnerUnit = '2107'

/** All stalls of the six levels, shuffled, so that each is assigned once. */
const stallList = (chance: Chance) => {
  const all = Array.from(
    { length: 6 * stallsPerLevel },
    (_, i) => `P${1 + Math.floor(i / stallsPerLevel)}-${String((i % stallsPerLevel) + 1).padStart(2, '0')}`,
  )
  return chance.some(all, all.length)
}

export function createUnits(now: Date, secretKey: Buffer, chance: Chance): Home[] {
  const createdAt = at(dayBefore(now, 2380), 9)
  const stalls = stallList(chance)
  const plannedStatuses = createPlannedStatuses(chance)
  let locker = 0
  const nextLocker = () => {
    locker += 1
    return `L${2 + Math.floor(locker / 60)}-${(locker % 60) + 1}-${chance.pick(['4x6', '5x8'])}`
  }
  const residences = floorTable.flatMap((floor) => {
    if (floor.kind !== 'residential') return []
    const layout = floor.layout as Layout
    return layouts[layout].facings.map((_, place): Home => {
      const slot = place + 1
      const plan = plans[layout][place]!
      const unitNumber = unitNumberOf(floor.number, slot)
      const facing = facingOf({ facings: [...layouts[layout].facings] }, slot)
      const plannedStatus =
        unitNumber === demoRenterUnit || unitNumber === demoOwnerUnit
          ? 'occupied'
          : (plannedStatuses.pop() ?? 'occupied')
      const fine = layout === 'premium' || layout === 'intermediate'
      const value = plan.area * (930 + floor.number * 7 + (facing === 'South' ? 90 : facing === 'North' ? -35 : 0))
      const id = chance.id(createdAt)
      const lockType = chance.is(0.3) ? 'Keypad' : chance.is(0.15) ? 'Electronic' : 'Mechanical'
      const stallCount = fine && chance.is(0.6) ? 2 : chance.is(unitNumber === demoOwnerUnit ? 1 : 0.82) ? 1 : 0
      const lockers = chance.is(0.62) ? [nextLocker()] : []
      const parking = stalls.splice(0, unitNumber === demoOwnerUnit ? 2 : stallCount)
      return {
        plannedStatus,
        facing,
        layout,
        row: aUnit({
          id,
          unitNumber,
          floor: floor.number,
          unitType: plan.type,
          status: statusOf[plannedStatus],
          squareFootage: plan.area,
          bedrooms: plan.bedrooms,
          bathrooms: plan.bathrooms,
          balcony: plan.balconies > 0 ? 'Yes' : 'No',
          balconyCount: plan.balconies > 0 ? plan.balconies : null,
          balconySize:
            plan.balconies > 0
              ? `${layout === 'terrace' ? chance.between(240, 420) : chance.between(48, 110)} sq ft`
              : null,
          alarmSystem: fine ? 'Monitored' : chance.pick(['No', 'No', 'Yes', 'Monitored']),
          hvacType: 'Heat Pump',
          lockType,
          keypadCodeSealed:
            lockType === 'Mechanical'
              ? null
              : seal(secretKey, chance.digits(6), sealedPlace('units', id, 'keypadCode')),
          keyNumbers: [`K-${unitNumber}-1`, `K-${unitNumber}-2`],
          amenities: amenitiesOf(fine, layout, chance),
          applianceList: [
            ...appliances.slice(0, 4),
            ...(plan.bedrooms > 0 ? (['Washer', 'Dryer'] as const) : []),
            'Range Hood',
            ...(fine ? chance.some(['Wine Fridge', 'Ice Maker', 'Warming Drawer', 'Convection Oven'] as const, 2) : []),
          ],
          parkingAllocation: parking,
          parkingSpaces: parking.length,
          storageLockers: lockers,
          storageUnit: lockers[0] ?? null,
          fireSafetyDevices: [
            ...fireSafetyDevices.slice(0, 4),
            ...(chance.is(0.3) ? (['Heat Detector'] as const) : []),
          ],
          accessibilityFeatures: chance.is(0.12) ? chance.some(accessibilityFeatures, chance.between(2, 5)) : [],
          utilityMeters: [`Hydro ${chance.digits(7)}`, `Water ${chance.digits(6)}`],
          internetCableProvider: chance.pick(['Fibre, 1 line', 'Fibre, 1 line', 'Cable', 'Fibre and cable']),
          renovationHistory: chance.is(0.25) ? [`${2019 + chance.between(0, 6)}: ${chance.pick(renovations)}`] : [],
          damageHistory: chance.is(0.1) ? [`${2020 + chance.between(0, 5)}: ${chance.pick(damages)}`] : [],
          insurancePolicyId: `VP-${chance.digits(2)}-${unitNumber}`,
          monthlyMaintenanceCents: Math.round(plan.area * 0.74) * 100,
          purchasePriceCents: Math.round((value * (0.55 + chance.next() * 0.38)) / 1000) * 100_000,
          currentValueCents: Math.round(value / 1000) * 100_000,
          exposure: facing,
          createdAt,
          updatedAt: createdAt,
        }),
      }
    })
  })
  return [...shops.map((shop) => commercial(shop, createdAt, stalls, chance)), ...residences]
}

function commercial(shop: (typeof shops)[number], createdAt: Date, stalls: string[], chance: Chance): Home {
  const parking = stalls.splice(0, shop.area > 1500 ? 2 : 1)
  return {
    plannedStatus: shop.lessee ? 'occupied' : 'vacant',
    facing: null,
    layout: 'commercial',
    row: aUnit({
      id: chance.id(createdAt),
      unitNumber: shop.number,
      floor: shop.floor,
      category: 'Commercial',
      unitType: shop.type,
      status: shop.lessee ? 'Occupied' : 'Vacant',
      ownerName: 'Riverside Walk Holdings Ltd.',
      squareFootage: shop.area,
      bedrooms: null,
      bathrooms: null,
      balcony: 'No',
      balconyCount: null,
      alarmSystem: 'Monitored',
      hvacType: 'Split System',
      keyNumbers: [`K-${shop.number}-1`, `K-${shop.number}-2`, `K-${shop.number}-3`],
      parkingAllocation: parking,
      parkingSpaces: parking.length,
      fireSafetyDevices: ['Smoke Detector', 'Sprinkler System', 'Fire Extinguisher', 'Emergency Lighting'],
      internetCableProvider: 'Fibre, 2 lines',
      insurancePolicyId: `VP-${chance.digits(2)}-${shop.number}`,
      monthlyMaintenanceCents: Math.round(shop.area * 0.92) * 100,
      currentValueCents: shop.area * 74_000,
      address: `${profile.street}, door ${shop.number.slice(2)}`,
      createdAt,
      updatedAt: createdAt,
    }),
  }
}

function createPlannedStatuses(chance: Chance): PlannedStatus[] {
  const special = Object.entries(rare).flatMap(([plannedStatus, count]) =>
    Array.from({ length: count }, () => plannedStatus as PlannedStatus),
  )
  const occupied = Array.from({ length: 398 - special.length }, () => 'occupied' as const)
  return chance.some([...special, ...occupied], 398)
}

function amenitiesOf(fine: boolean, layout: Layout, chance: Chance) {
  const usual = [
    'Hardwood Floors',
    'In-unit Laundry',
    'Granite Countertops',
    'Stainless Steel Appliances',
    'Updated Fixtures',
    'Built-in Storage',
  ] as const
  const special = [
    'Fireplace',
    'Smart Home Features',
    'High Ceilings',
    'Upgraded Kitchen',
    'Walk-in Closet',
    'En-suite Bathroom',
  ] as const
  const chosen = new Set<string>([
    ...chance.some(usual, chance.between(2, 4)),
    ...(fine ? chance.some(special, 4) : chance.some(special, chance.between(0, 2))),
  ])
  if (layout === 'terrace') chosen.add('Garden/Patio Access')
  return amenities.filter((amenity) => chosen.has(amenity))
}
