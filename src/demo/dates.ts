import type { EventType } from '#calendar/choices.ts'
import type { Audience } from '#occupancy/audience.ts'

/** Days from today, hour, duration in minutes. */
export const dates: readonly {
  inDays: number
  hour: number
  minutes: number
  type: EventType
  title: string
  saturday?: true
  location: string
  description: string
  /** Everyone by default. */
  audience?: Audience
}[] = [
  {
    inDays: -60,
    hour: 19,
    minutes: 90,
    type: 'meeting',
    title: 'Board meeting',
    location: 'Party room',
    description: 'Third quarter figures.',
  },
  {
    inDays: -41,
    hour: 10,
    minutes: 60,
    type: 'safety',
    title: 'Fire drill',
    saturday: true,
    location: 'Whole building',
    description: 'Walk down by the stairs; gather on the plaza.',
  },
  {
    inDays: -27,
    hour: 9,
    minutes: 480,
    type: 'maintenance',
    title: 'Window washing begins',
    location: 'South side first',
    description: 'Monday to Thursday.',
  },
  {
    inDays: -14,
    hour: 19,
    minutes: 120,
    type: 'meeting',
    title: 'Annual general meeting',
    location: 'Party room',
    description: 'Owners only; proxies at the desk.',
    audience: { kind: 'owners' },
  },
  {
    inDays: 3,
    hour: 9,
    minutes: 180,
    type: 'maintenance',
    title: 'Hot water off',
    location: 'Whole tower',
    description: 'A valve in the plant room is replaced.',
  },
  {
    inDays: 5,
    hour: 18,
    minutes: 90,
    type: 'social',
    title: 'Winter lights on the terrace',
    location: 'Roof terrace',
    description: 'Hot chocolate for all.',
  },
  {
    inDays: 8,
    hour: 10,
    minutes: 30,
    type: 'safety',
    title: 'Monthly fire alarm test',
    location: 'Whole building',
    description: 'The alarm sounds for two minutes.',
  },
  {
    inDays: 10,
    hour: 18,
    minutes: 60,
    type: 'meeting',
    title: 'Open hour with the board',
    location: 'Office, floor 2',
    description: 'No appointment needed.',
  },
  {
    inDays: 12,
    hour: 8,
    minutes: 540,
    type: 'maintenance',
    title: 'Fan coil filters, floors 16 to 19',
    location: 'Floors 16 to 19',
    description: 'Ten minutes a home.',
    audience: { kind: 'floors', floors: [16, 17, 18, 19] },
  },
  {
    inDays: 17,
    hour: 13,
    minutes: 240,
    type: 'maintenance',
    title: 'Garage ramp heating tested',
    location: 'Garage ramp',
    description: 'Please drive slowly past the workers.',
  },
  {
    inDays: 19,
    hour: 18,
    minutes: 60,
    type: 'safety',
    title: 'First aid evening',
    location: 'Party room',
    description: 'How to use the defibrillator in the lobby. Twenty places, sign up at the desk.',
  },
  {
    inDays: 21,
    hour: 16,
    minutes: 180,
    type: 'social',
    title: 'Winter market in the lobby',
    saturday: true,
    location: 'Lobby',
    description: 'Stalls by residents; tell the desk if you want one.',
  },
  {
    inDays: 23,
    hour: 18,
    minutes: 60,
    type: 'meeting',
    title: 'Owners’ round: reserve fund',
    location: 'Party room',
    description: 'Questions about the reserve fund study.',
    audience: { kind: 'owners' },
  },
  {
    inDays: 24,
    hour: 19,
    minutes: 90,
    type: 'meeting',
    title: 'Board meeting',
    location: 'Party room',
    description: 'Budget follow-up and the terrace planters.',
  },
  {
    inDays: 38,
    hour: 10,
    minutes: 30,
    type: 'safety',
    title: 'Monthly fire alarm test',
    location: 'Whole building',
    description: 'The alarm sounds for two minutes.',
  },
  {
    inDays: 47,
    hour: 9,
    minutes: 300,
    type: 'maintenance',
    title: 'Elevator 3: yearly inspection',
    location: 'Elevator 3',
    description: 'Out of service until 2 pm.',
  },
]
