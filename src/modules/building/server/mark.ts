import { productMark } from '#platform/brand-mark.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Live } from '#platform/server/live/live.ts'
import { markOf } from '../shape/mark.ts'
import { type Brand, drawLogo } from './mark-pictures.ts'
import { findModel } from './model.ts'
import { building } from './table.ts'

/** The brand of the building; that of the product before it is set up. */
export async function findBrand(db: Database): Promise<Brand> {
  const [profile] = await db.select({ accent: building.accentColour }).from(building)
  return profile ? { mark: markOf(await findModel(db)), accent: profile.accent } : { mark: productMark, accent: null }
}

/** Draws the logo of e-mails, again when the building has changed. */
export function createLogoFinder(live: Live): (db: Database) => Promise<Buffer> {
  let cached: Promise<Buffer> | null = null
  live.onChange(({ topic }) => {
    if (topic === 'building' || topic === '*') cached = null
  })
  return (db) => {
    cached ??= findBrand(db)
      .then(drawLogo)
      .catch((error: unknown) => {
        cached = null
        throw error
      })
    return cached
  }
}
