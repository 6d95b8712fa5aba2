import { z } from 'zod'
import { NewListing, type Listing } from './contract.ts'

const number = (typed: string) => (typed.trim() === '' ? null : Number(typed.replace(/[$,\s]/g, '')))

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
