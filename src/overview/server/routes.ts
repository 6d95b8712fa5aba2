import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { overview } from '../contract.ts'
import { readOverview } from './store.ts'

export function overviewRoutes(house: House) {
  serve(house, overview.read, ({ db, visitor, now }) => readOverview(db, visitor.role, now))
}
