import type { Carrier } from '#packages/choices.ts'
import { parseTracking } from '#packages/tracking.ts'
import type { Chance } from '../chance.ts'

/** The shares of the carriers, out of twenty. */
const shares: readonly [Carrier, number][] = [
  ['amazon', 6],
  ['canada_post', 5],
  ['ups', 3],
  ['purolator', 2],
  ['fedex', 2],
  ['dhl', 1],
  ['other', 1],
]
const bag = shares.flatMap(([carrier, count]) => Array<Carrier>(count).fill(carrier))

const beginnings: Partial<Record<Carrier, (chance: Chance) => string>> = {
  ups: (chance) => `1Z${chance.digits(3)}W${chance.digits(2)}03${chance.digits(7)}`,
  canada_post: (chance) => `7${chance.digits(14)}`,
  purolator: (chance) => `33${chance.digits(9)}`,
  fedex: (chance) => `7${chance.digits(10)}`,
  dhl: (chance) => `4${chance.digits(8)}`,
}

/** A carrier, and a tracking number with its check digit. A parcel of a shop around the corner has none. */
export function createLabel(chance: Chance): { carrier: Carrier; trackingNumber: string | null } {
  const carrier = chance.pick(bag)
  if (carrier === 'amazon') return { carrier, trackingNumber: `TBA${chance.digits(12)}` }
  const begin = beginnings[carrier]
  if (!begin) return { carrier, trackingNumber: null }
  for (;;) {
    const body = begin(chance)
    for (let check = 0; check < 10; check += 1)
      if (parseTracking(`${body}${check}`)?.carrier === carrier) return { carrier, trackingNumber: `${body}${check}` }
  }
}
