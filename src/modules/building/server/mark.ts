import { productMark } from '#platform/brand-mark.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import type { Files } from '#platform/server/files/files.ts'
import { cacheUntilChanged } from '#platform/server/live/cache-until-changed.ts'
import type { Live } from '#platform/server/live/live.ts'
import type { LogoOfEmail } from '#platform/server/mail/layout/content-ids.ts'
import { markOf } from '../shape/mark.ts'
import { findFullLogo } from './logos.ts'
import { type Brand, drawLogo } from './mark-pictures.ts'
import { readModel } from './model.ts'
import { building } from './table.ts'

/** The brand of the building; that of the product before it is set up. */
export async function brandOf(db: Database, files: Files): Promise<Brand> {
  const [profile] = await db.select({ accent: building.accentColour, logo: building.logo }).from(building)
  if (!profile) return { mark: productMark, accent: null, logo: null }
  const logo = profile.logo === null ? null : await findFullLogo(db, files, profile.logo)
  return { mark: markOf(await readModel(db)), accent: profile.accent, logo }
}

/** Draws the logo that an e-mail was written with, and the mark again when the building has changed. */
export function createLogoDrawer(db: Database, files: Files, live: Live): (of: LogoOfEmail) => Promise<Buffer> {
  const drawn = cacheUntilChanged(live, new Set(['building']), async (key: string) => {
    const { logo: name, accent } = JSON.parse(key) as LogoOfEmail
    const { mark } = await brandOf(db, files)
    return drawLogo({ mark, accent, logo: name === null ? null : await findFullLogo(db, files, name) })
  })
  return ({ logo, accent }) => drawn.get(JSON.stringify({ logo, accent }))
}
