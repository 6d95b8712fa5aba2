import { and, isNotNull, isNull, lte } from 'drizzle-orm'
import { listings } from './table.ts'

/** Matches listings that are on the market: published and not withdrawn. */
export const onMarket = (now: Date) =>
  and(isNotNull(listings.publishedAt), lte(listings.publishedAt, now), isNull(listings.withdrawnAt))
