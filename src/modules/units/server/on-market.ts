import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import { listings } from './table.ts'

/** Of a listing: it is on the market at this moment, published and not withdrawn. */
export const onMarket = (now: Date) =>
  and(isNotNull(listings.publishedAt), lte(listings.publishedAt, now), isNull(listings.withdrawnAt))
