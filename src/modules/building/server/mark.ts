import { type BrandMark, productMark } from '#platform/brand-mark.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { cacheUntilChanged } from '#platform/server/live/cache-until-changed.ts'
import type { Live } from '#platform/server/live/live.ts'
import { markOf } from '../shape/mark.ts'
import { drawLogo } from './mark-pictures.ts'
import { findModel } from './model.ts'
import { hasProfile } from './store.ts'

/** The mark of the building; that of the product before it is set up. */
export const findMark = async (db: Database): Promise<BrandMark> =>
  (await hasProfile(db)) ? markOf(await findModel(db)) : productMark

/** Draws the logo of e-mails, again when the building has changed. */
export const createLogoFinder = (db: Database, live: Live): (() => Promise<Buffer>) =>
  cacheUntilChanged(live, new Set(['building']), async () => drawLogo(await findMark(db))).get
