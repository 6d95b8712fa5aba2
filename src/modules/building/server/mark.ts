import { productMark } from '#platform/brand-mark.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import { cacheUntilChanged } from '#platform/server/live/cache-until-changed.ts'
import type { Live } from '#platform/server/live/live.ts'
import { markOf } from '../shape/mark.ts'
import { findFullLogo } from './logos.ts'
import { type Brand, drawLogo } from './mark-pictures.ts'
import { findModel } from './model.ts'
import { building } from './table.ts'

/** The brand of the building; that of the product before it is set up. */
export async function brandOf(db: Database, files: Files): Promise<Brand> {
  const [profile] = await db.select({ accent: building.accentColour, logo: building.logo }).from(building)
  if (!profile) return { mark: productMark, accent: null, logo: null }
  const logo = profile.logo === null ? null : await findFullLogo(db, files, profile.logo)
  return { mark: markOf(await findModel(db)), accent: profile.accent, logo }
}

/** Draws the logo of e-mails, again when the building has changed. */
export const createLogoFinder = (db: Database, files: Files, live: Live): (() => Promise<Buffer>) =>
  cacheUntilChanged(live, new Set(['building']), async () => drawLogo(await brandOf(db, files))).get
