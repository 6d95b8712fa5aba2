import type { Page } from '@playwright/test'
import type { Database } from '#platform/server/database/drizzle.ts'

/** A screen to measure: its address, the condition that makes it usable, and the actions to measure. */
export type Scenario = {
  name: string
  at: string
  /** The size of the building: many units and requests, or the demo building. */
  size?: 'crowd' | 'demo'
  /** Uses WebGL. It is rendered in software here, so other scenarios run without it. */
  usesWebGl?: true
  /** Prepares the building before the program starts. */
  prepare?: (db: Database) => Promise<void>
  usable: (page: Page) => Promise<void>
  /** Each action resolves when its result is visible. */
  actions: readonly (readonly [name: string, action: (page: Page) => Promise<void>])[]
  /** Further figures, measured after all actions. */
  figures?: (page: Page) => Promise<Record<string, number | string>>
}
