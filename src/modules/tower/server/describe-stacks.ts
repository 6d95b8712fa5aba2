import { readModel } from '#building/server/model.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { stacksText } from '../facade-columns.ts'

/** The stacks as screens name them: by their place on the facade, `11-16`. */
export const describeStacks = async (db: Database, stacks: readonly string[]): Promise<string> =>
  stacks.length === 0 ? '' : stacksText(await readModel(db), stacks)
