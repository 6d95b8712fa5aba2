import type { Page } from '@playwright/test'
import type { Database } from '#platform/server/database.ts'

/** A screen under the hand: where it is, when it can be used, and what somebody does in it. */
export type Scene = {
  name: string
  at: string
  /** In a crowd of units and requests, or in the demo building as it is. */
  size?: 'crowd' | 'demo'
  /** Drawn with WebGL, which here is worked out by the processor and would slow down every other scene. */
  drawsItself?: true
  /** What the building must be before it is opened. */
  prepare?: (db: Database) => Promise<void>
  usable: (page: Page) => Promise<void>
  /** Each gives back when what it did can be seen. */
  acts: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[]
  /** What else is to be known of it, once everything was done. */
  figures?: (page: Page) => Promise<Record<string, number | string>>
}
