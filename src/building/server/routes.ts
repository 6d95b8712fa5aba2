import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { building } from '../contract.ts'
import { findProfile } from './store.ts'

export function buildingRoutes(house: House) {
  serve(house, building.profile, async ({ db }) => findProfile(db))
}
