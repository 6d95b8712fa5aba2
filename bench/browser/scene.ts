import type { Page } from '@playwright/test'
import type { Database } from '#platform/server/database/drizzle.ts'

/** A screen to measure: its address, when it is usable, and the acts on it. */
export type Scene = {
  name: string
  at: string
  /** In a crowd of units and requests, or in the demo building. */
  size?: 'crowd' | 'demo'
  /** Uses WebGL, which is rendered in software here and would slow down every other scene. */
  drawsItself?: true
  /** Prepares the building before the program starts. */
  prepare?: (db: Database) => Promise<void>
  usable: (page: Page) => Promise<void>
  /** Each act resolves when its result is visible. */
  acts: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[]
  /** Further figures, taken after all acts. */
  figures?: (page: Page) => Promise<Record<string, number | string>>
}
