import { productMark } from '#platform/brand-mark.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { cacheUntilChanged } from '#platform/server/live/cache-until-changed.ts'
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
export const createLogoFinder = (db: Database, live: Live): (() => Promise<Buffer>) =>
  cacheUntilChanged(live, new Set(['building']), async () => drawLogo(await findBrand(db))).get
