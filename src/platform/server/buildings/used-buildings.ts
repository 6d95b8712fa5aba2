import type { Log } from '../process/log.ts'
import { describeError } from '../process/logged-error.ts'
import type { Building } from './building-scope.ts'
import type { RegisteredBuilding } from './registry.ts'

/** How long a building may have no request before it gives up what it has cached, in milliseconds. */
export const longestIdle = 10 * 60_000

type Used = {
  building: Building | null
  opening: Promise<Building>
  close: () => Promise<void>
  /** Requests and open streams. */
  running: number
  lastUse: number
}

export type UsedBuildings = {
  /** The building of a request or of other work, opened if it is not in use. */
  use: (record: RegisteredBuilding) => Promise<Building>
  /** The building that is in use; null for one that must be opened first. */
  find: (id: string) => Building | null
  /** Counts a request until the returned function is called, so that the building stays in use. Work that is no request ends no idle time. */
  begin: (building: Building, options?: { isRequest?: boolean }) => () => void
  /** Closes buildings that may not be used as they are any more. The next use opens them again. */
  close: (isConcerned: (id: string) => boolean) => Promise<void>
  /** Closes the buildings that have had no request for a while; returns their schemas. */
  closeIdle: () => Promise<string[]>
}

/** The buildings that have requests: each is opened at the first one, and closed when there was none for a while. */
export function createUsedBuildings(options: {
  /** Opens a building for requests; returns how to end it. */
  open: (record: RegisteredBuilding) => Promise<{ building: Building; close: () => Promise<void> }>
  now: () => Date
  log: Log
}): UsedBuildings {
  const { log } = options
  const now = () => options.now().getTime()
  const used = new Map<string, Used>()
  /** The ends of buildings, which are opened again afterwards only. */
  const endings = new Map<string, Promise<void>>()

  function end(id: string, entry: Used): Promise<void> {
    used.delete(id)
    const ending = entry.opening.then(
      (building) =>
        entry.close().catch((error: unknown) => {
          log.warn(`The building in ${building.schema} was not closed completely: ${describeError(error)}`)
        }),
      // Its opening has logged why.
      () => undefined,
    )
    endings.set(id, ending)
    return ending
  }

  async function open(record: RegisteredBuilding, entry: Used): Promise<Building> {
    await endings.get(record.id)
    const { building, close } = await options.open(record)
    Object.assign(entry, { building, close })
    return building
  }

  return {
    /** Callers at the same time share the opening; after a failure the next one tries again. */
    use(record) {
      const known = used.get(record.id)
      if (known) {
        known.lastUse = now()
        return known.opening
      }
      const opening = Promise.reject<Building>(new Error('not begun'))
      const entry: Used = { building: null, opening, close: async () => {}, running: 0, lastUse: now() }
      opening.catch(() => {})
      entry.opening = open(record, entry)
      used.set(record.id, entry)
      entry.opening.catch((error: unknown) => {
        log.warn(`The building ${record.slug} cannot be opened: ${describeError(error)}`)
        if (used.get(record.id) === entry) used.delete(record.id)
      })
      return entry.opening
    },
    find: (id) => used.get(id)?.building ?? null,
    begin(building, { isRequest = true } = {}) {
      const entry = used.get(building.id)
      if (entry?.building !== building) return () => {}
      entry.running += 1
      let isRunning = true
      return () => {
        if (!isRunning) return
        isRunning = false
        entry.running -= 1
        if (isRequest) entry.lastUse = now()
      }
    },
    async close(isConcerned) {
      await Promise.all([...used].filter(([id]) => isConcerned(id)).map(([id, entry]) => end(id, entry)))
    },
    async closeIdle() {
      const idle = [...used].filter(([, { running, lastUse }]) => running === 0 && now() - lastUse >= longestIdle)
      await Promise.all(idle.map(([id, entry]) => end(id, entry)))
      return idle.flatMap(([, { building }]) => (building ? [building.schema] : []))
    },
  }
}
