import { formatArea } from '#platform/locale/measures.ts'
/** Texts that help to write a reply, including those inserted into it. */
export const helpWords = {
  insertUnits: 'Insert available units',
  offerTime: 'Offer a tour time',
  loading: 'Loading units and tour times...',
  notLoaded: 'Units and tour times could not be loaded.',
  units: 'Available units',
  noUnits: 'No units are published on the website.',
  times: 'Tour times during office hours',
  noTimes: 'There are no office hours to offer.',
  insert: (n: number) => (n === 1 ? 'Insert 1 unit' : `Insert ${n} units`),
  chooseUnits: 'Choose at least one unit',
  floor: (n: number) => `floor ${n}`,
  facing: (side: string) => `facing ${side}`,
  bedrooms: (n: number) => (n === 0 ? 'studio' : n === 1 ? '1 bedroom' : `${n} bedrooms`),
  bathrooms: (n: number) => (n === 1 ? '1 bathroom' : `${n} bathrooms`),
  size: (feet: number) => formatArea(feet, 'en'),
  prices: {
    sale: (price: string) => `for sale at ${price}`,
    lease: (price: string) => `for lease at ${price} a month`,
  },
  availableNow: 'available now',
  from: (day: string) => `available from ${day}`,
  offer: (day: string, time: string) => `Would ${day} at ${time} suit you?`,
} as const
