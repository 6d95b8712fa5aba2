import type { Facing } from '#building/choices.ts'
import type { building, businessHours, parkingLevels } from '#building/server/table.ts'
import type { resources } from '#resources/server/table.ts'
import type { slaTargets } from '#maintenance/sla/server/table.ts'
import { bundledLanguages } from '#platform/language/registry.ts'
import type { Day } from '#platform/time/dates.ts'
import { addDays, weekdayOf } from '#platform/time/wall-clock.ts'

export const timeZone = 'America/Toronto'
export const mailDomain = 'vantagepoint.example'

export const profile = {
  name: 'Vantage Point Place',
  code: 'VPP',
  street: '100 Riverside Walk',
  city: 'Toronto',
  region: 'ON',
  postalCode: 'M5V 0A0',
  country: 'Canada',
  officePhone: '+14165550100',
  securityPhone: '+14165550199',
  officeEmail: `office@${mailDomain}`,
  latitude: 43.6415,
  longitude: -79.3862,
  timeZone,
  countryCode: 'CA',
  currency: 'CAD',
  areaUnit: 'sqft',
  weightUnit: 'lb',
  weekStart: 7,
  languages: [...bundledLanguages],
  poweredByName: 'Northlight Systems',
  poweredByUrl: 'https://northlight.example',
  petLimitLbs: 20,
  garageSeconds: 30,
  towerFloors: 40,
  orientation: 0,
  commercialUpToFloor: 3,
} satisfies typeof building.$inferInsert

const round = (counts: Record<Facing, number>): Facing[] =>
  (['East', 'North', 'South', 'West'] as const).flatMap((facing) =>
    Array.from({ length: counts[facing] }, () => facing),
  )

/** The slots of each floor group run round the corridor: court side, court side of the south wing, river, street. */
export const layouts = {
  terrace: { name: 'Terrace', from: 5, to: 5, facings: round({ East: 2, North: 1, South: 2, West: 1 }) },
  standard: { name: 'Standard', from: 6, to: 26, facings: round({ East: 4, North: 4, South: 4, West: 4 }) },
  intermediate: { name: 'Intermediate', from: 27, to: 28, facings: round({ East: 4, North: 3, South: 4, West: 3 }) },
  premium: { name: 'Premium', from: 29, to: 31, facings: round({ East: 3, North: 2, South: 3, West: 2 }) },
} as const
export type Layout = keyof typeof layouts

export const storeys = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

export const stallsPerLevel = 76
export const parkingTable: (typeof parkingLevels.$inferInsert)[] = storeys(1, 6).map((level) => ({
  code: `P${level}`,
  floor: Math.ceil(level / 2),
  stalls: stallsPerLevel,
  chargingStalls: level === 2 || level === 5 ? 12 : 0,
}))

export const hoursTable: (typeof businessHours.$inferInsert)[] = [
  ...storeys(1, 5).map((weekday) => ({ weekday, opens: '08:30', closes: '17:30' })),
  { weekday: 6, opens: '10:00', closes: '14:00' },
]

const nth = (year: number, month: number, weekday: number, count: number): Day => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7)
}

/** Two days before Easter Sunday of the Gregorian calendar. */
function goodFriday(year: number): Day {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const m = Math.floor((a + 11 * h) / 319)
  const l = (2 * (century % 4) + 2 * Math.floor(rest / 4) - (rest % 4) - h + m + 32) % 7
  const month = Math.floor((h - m + l + 90) / 25)
  const day = (h - m + l + month + 19) % 32
  return addDays(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`, -2)
}

/** The public holidays of Ontario. */
export const holidaysOf = (year: number): { day: Day; name: string }[] => [
  { day: `${year}-01-01`, name: "New Year's Day" },
  { day: nth(year, 2, 1, 3), name: 'Family Day' },
  { day: goodFriday(year), name: 'Good Friday' },
  { day: addDays(`${year}-05-24`, 1 - weekdayOf(`${year}-05-24`)), name: 'Victoria Day' },
  { day: `${year}-07-01`, name: 'Canada Day' },
  { day: nth(year, 8, 1, 1), name: 'Civic Holiday' },
  { day: nth(year, 9, 1, 1), name: 'Labour Day' },
  { day: nth(year, 10, 1, 2), name: 'Thanksgiving' },
  { day: `${year}-12-25`, name: 'Christmas Day' },
  { day: `${year}-12-26`, name: 'Boxing Day' },
]

type DemoSlaTarget = Pick<typeof slaTargets.$inferInsert, 'priority' | 'category' | 'withinMinutes' | 'clock'>
const hour = 60
const officeDay = 9 * hour
export const demoSlaTargets: readonly (DemoSlaTarget & { category: NonNullable<DemoSlaTarget['category']> | null })[] =
  [
    { priority: 'urgent', category: null, withinMinutes: 4 * hour, clock: 'always' },
    { priority: 'urgent', category: 'elevator', withinMinutes: 2 * hour, clock: 'always' },
    { priority: 'high', category: null, withinMinutes: 48 * hour, clock: 'always' },
    { priority: 'normal', category: null, withinMinutes: 5 * officeDay, clock: 'business' },
    { priority: 'low', category: null, withinMinutes: 15 * officeDay, clock: 'business' },
  ]

export const resourceTexts: Pick<typeof resources.$inferInsert, 'title' | 'body' | 'audience' | 'folder' | 'url'>[] = [
  {
    title: 'Door access codes',
    body: 'Your own codes for the unit door and the storage locker are shown here on request. Each time they are shown is written down. Never pass a code on: the office makes a temporary one for guests and contractors.',
  },
  {
    title: 'Lobby camera',
    url: 'https://lobby.vantagepoint.example/camera',
    body: 'Channel 99 on the television line of the building shows the lobby door and the visitor call panel. The security desk keeps recordings for 30 days.',
  },
  {
    title: 'Garage door controls',
    body: 'Press the remote once, about ten metres before the door. The garage doors close automatically after 30 seconds. Please wait until the door has closed behind you, so that nobody slips in.',
  },
  {
    title: 'Moving in and out',
    body: 'Book the service elevator with the office at least five working days ahead. Moves are possible Monday to Saturday, 9 am to 12 noon and 1 pm to 5 pm. A refundable deposit covers the elevator pads and the loading dock.',
  },
  {
    title: 'Waste and recycling',
    body: 'The chute on each floor takes bagged household waste from 8 am to 10 pm. Cardboard, glass, batteries and electronics go to the recycling room on P1. Large pieces are collected on the first Wednesday of the month: tell the office what you bring.',
  },
  {
    title: 'Pool, hot tub and saunas',
    body: 'Open daily from 6 am to 10 pm. Shower before you swim, no glass on the deck, children under 14 with an adult. Guests: at most two per home at a time.',
  },
  {
    title: 'Insurance for your home',
    body: "The corporation insures the building, not what is inside your home. Renters need tenant's insurance; owners need a unit owner's policy that covers the deductible of the corporation.",
  },
  {
    audience: { kind: 'owners' },
    title: 'Status certificates',
    body: 'Order a status certificate from the office by e-mail. It is ready within ten days; the fee is $100 including tax.',
  },
]
