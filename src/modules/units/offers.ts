import type { Facing } from '#building/choices.ts'
import { cents, type Cents } from '#platform/text/money.ts'

export type OfferKind = 'sale' | 'lease'

/** A unit on the market as the public sees it, without personal data. */
export type Offer = {
  unitNumber: string
  floor: number
  facing: Facing | null
  bedrooms: number | null
  bathrooms: number | null
  squareFootage: number | null
  /** Null while it is unknown, as the stalls. */
  balconies: number | null
  stalls: number | null
  kind: OfferKind
  /** The price of a sale, or the monthly rent of a lease. */
  priceCents: Cents
  monthlyFeeCents: Cents | null
  /** A day as `YYYY-MM-DD`; null means immediately. */
  availableFrom: string | null
  headline: string | null
  description: string
  updatedAt: string
}

export const bedroomGroups = ['0', '1', '2', '3'] as const
/** Studio, one, two, three and more. */
export const bedroomGroupOf = (bedrooms: number | null) =>
  bedrooms === null ? '' : String(Math.min(bedrooms, bedroomGroups.length - 1))

/** The visitor's filter; '' matches all. A price reads `sale-50000000`: the kind, and the maximum in cents. */
export type OfferFilter = { for: string; bedrooms: string; facing: string; price: string }
export const emptyFilter: OfferFilter = { for: '', bedrooms: '', facing: '', price: '' }

/** The fields that the filter compares. */
export type OfferTraits = { kind: string; bedrooms: string; facing: string; price: number }

export function fits(offer: OfferTraits, filter: OfferFilter): boolean {
  const [kind, most] = filter.price.split('-')
  return (
    (!filter.for || filter.for === offer.kind) &&
    (!filter.bedrooms || filter.bedrooms === offer.bedrooms) &&
    (!filter.facing || filter.facing === offer.facing) &&
    (!filter.price || (kind === offer.kind && offer.price <= Number(most)))
  )
}

export const traitsOf = ({ kind, bedrooms, facing, priceCents }: Offer): OfferTraits => ({
  kind,
  bedrooms: bedroomGroupOf(bedrooms),
  facing: facing ?? '',
  price: priceCents,
})

const ladders = {
  sale: [250_000, 300_000, 400_000, 500_000, 600_000, 750_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000],
  lease: [1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 7_500, 10_000],
} as const

/** Round amounts between the lowest and the highest price of the offers. */
export function priceSteps(offers: readonly Offer[], kind: OfferKind): Cents[] {
  const prices = offers.filter((offer) => offer.kind === kind).map(({ priceCents }) => priceCents)
  return ladders[kind].map(cents).filter((step) => prices.some((p) => p <= step) && prices.some((p) => p > step))
}

const pricesOf = (kind: OfferKind): string[] => ladders[kind].map((amount) => `${kind}-${cents(amount)}`)

/** Parses the filter of an address; ignores invalid values. */
export function parseFilter(params: { get: (name: string) => string | null }): OfferFilter {
  const oneOf = (name: string, known: readonly string[]) => known.find((value) => value === params.get(name)) ?? ''
  return {
    for: oneOf('for', ['sale', 'lease']),
    bedrooms: oneOf('bedrooms', bedroomGroups),
    facing: oneOf('facing', ['North', 'East', 'South', 'West']),
    // The steps need the currency's format, and the first format of a page takes a slow phone 50 ms.
    price: params.get('price') ? oneOf('price', pricesOf('sale').concat(pricesOf('lease'))) : '',
  }
}
