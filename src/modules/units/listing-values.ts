import { z } from 'zod'
import { moneyLimits, readTypedNumber } from '#platform/text/typed-number.ts'
import { NewListing } from './schemas.ts'
import type { Listing } from './contract.ts'

/** A text that is no number stays a text, which the schema of the field rejects. */
const number = readTypedNumber(moneyLimits) as (typed: string, context: z.core.$RefinementCtx) => number | null

/** The form values of a listing: every field is a text, which the endpoint parses. */
export const ListingValues = z.object({
  price: z.string().transform(number).pipe(z.number('Enter the price or the rent').pipe(NewListing.shape.price)),
  monthlyFee: z.string().transform(number).pipe(NewListing.shape.monthlyFee.unwrap()),
  availableFrom: z
    .string()
    .transform((typed) => typed || null)
    .pipe(NewListing.shape.availableFrom.unwrap()),
  headline: z
    .string()
    .trim()
    .transform((typed) => typed || null)
    .pipe(NewListing.shape.headline.unwrap()),
  description: NewListing.shape.description.unwrap(),
})
export type ListingValues = z.input<typeof ListingValues>

export const listingValuesOf = (listing: Listing | null): ListingValues => ({
  price: listing ? String(listing.price) : '',
  monthlyFee: listing?.monthlyFee == null ? '' : String(listing.monthlyFee),
  availableFrom: listing?.availableFrom ?? '',
  headline: listing?.headline ?? '',
  description: listing?.description ?? '',
})
