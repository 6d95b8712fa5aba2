import type { Layout } from '../profile.ts'

/** The features of a stack of homes. */
export type Plan = { bedrooms: number; bathrooms: number; area: number; balconies: number; type: string }

const plan = (bedrooms: number, bathrooms: number, area: number, balconies: number, type: string): Plan => ({
  bedrooms,
  bathrooms,
  area,
  balconies,
  type,
})
const one = (area: number) => plan(1, 1, area, 1, 'One bedroom')
const two = (area: number, bathrooms = 2, balconies = 1) => plan(2, bathrooms, area, balconies, 'Two bedrooms')
const three = (area: number, bathrooms = 2.5, balconies = 2) => plan(3, bathrooms, area, balconies, 'Three bedrooms')
const studio = (area: number) => plan(0, 1, area, 0, 'Studio')

/** By floor group, slot 1 first; the corners of the L are the large homes. */
export const plans: Readonly<Record<Layout, readonly Plan[]>> = {
  terrace: [
    plan(2, 2, 1188, 1, 'Terrace home'),
    plan(2, 2, 1142, 1, 'Terrace home'),
    plan(2, 2, 1256, 1, 'Terrace home'),
    plan(3, 2.5, 1610, 2, 'Terrace home'),
    plan(3, 2.5, 1584, 2, 'Terrace home'),
    plan(2, 2, 1214, 1, 'Terrace home'),
  ],
  standard: [
    two(957),
    one(641),
    one(663),
    two(962, 1.5),
    one(618),
    one(655),
    two(948, 1.5),
    two(1009),
    three(1326),
    one(671),
    one(663),
    two(1018),
    three(1298),
    one(679),
    studio(498),
    two(984),
  ],
  intermediate: [
    two(1042),
    one(702),
    one(718),
    two(1016),
    one(694),
    two(1031),
    two(1088),
    three(1394),
    two(1064),
    one(736),
    two(1102),
    three(1412),
    one(728),
    two(1076),
  ],
  premium: [
    two(1308, 2, 2),
    two(1284, 2, 1),
    three(1552),
    two(1336, 2, 2),
    three(1604, 3),
    three(1718, 3, 3),
    two(1392, 2.5, 2),
    three(1836, 3.5, 3),
    three(1664, 3),
    two(1348, 2, 2),
  ],
}

/** The shops of the podium, floor by floor. */
export const shops: readonly {
  number: string
  floor: number
  area: number
  type: string
  lessee: string | null
  since: number
}[] = [
  { number: 'C-101', floor: 1, area: 2140, type: 'Shopfront', lessee: null, since: 0 },
  { number: 'C-102', floor: 1, area: 980, type: 'Shopfront', lessee: 'Corner Variety Store', since: 7 },
  { number: 'C-103', floor: 1, area: 1120, type: 'Shopfront', lessee: 'Walk & Wave Hair Salon', since: 5 },
  { number: 'C-104', floor: 1, area: 1840, type: 'Shopfront', lessee: 'Riverside Pharmacy', since: 5 },
  { number: 'C-105', floor: 1, area: 1460, type: 'Restaurant', lessee: 'Quayside Kitchen', since: 3 },
  { number: 'C-106', floor: 1, area: 760, type: 'Shopfront', lessee: 'Two Rivers Coffee', since: 2 },
  { number: 'C-201', floor: 2, area: 1650, type: 'Office', lessee: 'Ledger & Lane Accounting', since: 6 },
  { number: 'C-202', floor: 2, area: 1380, type: 'Office', lessee: 'Okafor Bright Law Office', since: 4 },
  { number: 'C-203', floor: 2, area: 1210, type: 'Medical office', lessee: 'Riverside Dental', since: 4 },
  { number: 'C-204', floor: 2, area: 940, type: 'Office', lessee: null, since: 0 },
  { number: 'C-301', floor: 3, area: 2480, type: 'Office', lessee: 'Harbour Street Law Chambers', since: 6 },
  { number: 'C-302', floor: 3, area: 1970, type: 'Studio', lessee: 'Stillwater Yoga', since: 1 },
]

export const renovations = [
  'Kitchen renewed',
  'Bathroom renewed, waterproofing by the building',
  'Floors refinished, 5-year warranty on file',
  'Heat pump replaced',
  'Windows resealed on the river side',
  'Electrical panel inspected and relabelled',
  'Balcony door replaced',
]

export const damages = [
  'Ceiling stain from the unit above, repaired and painted',
  'Dishwasher leak, subfloor dried',
  'Window glass cracked in a storm, replaced',
  'Smoke from a toaster, walls washed',
  'Radiator valve leak, carpet replaced',
]

export const unitRemarks = [
  'Valve under the kitchen sink replaced; next check in spring.',
  'Owner asks that the balcony stays closed to contractors on weekends.',
  'Floor refinished, five-year warranty on file.',
  'Spare key K-2 returned to the office safe.',
  'Fan coil filter changed; resident wants a reminder every six months.',
  'Owner lives abroad from November to April; a neighbour has a key.',
  'Breaker 14 feeds bedroom and hallway together. Panel labelled.',
  'Water shut-off is behind the access panel in the hallway closet.',
  'Resident is hard of hearing: ring and wait, the doorbell flashes a light.',
  'Dryer vent cleaned from the outside together with the units above.',
  'Window seal on the corner was renewed; watch in the next storm.',
  'Inspection done with the insurer, no findings.',
  'Storage locker changed at the request of the owner.',
  'Intercom rings the second phone number first.',
]
