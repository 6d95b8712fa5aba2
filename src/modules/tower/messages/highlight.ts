import { localeOf } from '#platform/language/language.ts'
import { count } from '../counted.ts'

/** Texts about highlighted units and how to reach one of them. */
export const words = {
  show: 'Show',
  all: 'All statuses',
  units: (n: number) => count(n, 'unit', 'units'),
  shows: {
    occupied: 'Occupied',
    leased: 'Leased',
    vacant: 'Vacant',
    for_sale: 'For Sale',
    maintenance: 'Maintenance',
    renovation: 'Under Renovation',
    reserved: 'Reserved',
  },
  standOut: (name: string, n: number, of: number) => `${name}: ${n} of ${count(of, 'unit', 'units')} highlighted`,
  out: (n: number) => `${n.toLocaleString(localeOf('en'))} highlighted`,
  goTo: 'Go to unit',
  noUnit: (text: string) => `Unit ${text} doesn't exist.`,
  typeNumber: 'Enter a unit number.',
} as const
