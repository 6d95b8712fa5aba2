import { AsyncLocalStorage } from 'node:async_hooks'
import type { Config } from '../process/config.ts'
import type { FileStore } from '../files/stores/file-store.ts'

/** The schema of an installation with one building. */
export const onlySchema = 'building'

/** A building of this process: what its requests and jobs may use. */
export type Building = {
  id: string
  /** The PostgreSQL schema with its tables. */
  schema: string
  /** The settings, with its own folders and origin. */
  config: Config
  /** Encrypts its codes. */
  secretKey: Buffer
  fileStore: FileStore
}

/** Work that reads or writes a building does not say which. */
export class NoBuilding extends Error {
  override name = 'NoBuilding'
  constructor() {
    super('This work belongs to no building.')
  }
}

/** Says which building the current work belongs to. */
export type BuildingScope = {
  /** The building of an installation with one; null in one with many. */
  only: Pick<Building, 'schema'> | null
  /** The building of the current work. Throws NoBuilding without one. */
  current: () => Pick<Building, 'schema'>
  /** Returns a function that does work in the name of the present building, from an event or a timer. */
  bind: () => <T>(work: () => T) => T
  /** Does work of the whole installation, such as fetching jobs: it can reach no table of a building. */
  runForInstallation: <T>(work: () => T) => T
  /** A value for each building: created at its first use, and forgotten with the building. */
  perBuilding: <T>(create: () => T) => () => T
}

/** The scope of many buildings. */
export type ManyBuildings = Omit<BuildingScope, 'current'> & {
  current: () => Building
  /** The schema that statements of the current work find; null for work of the installation. Throws NoBuilding. */
  schema: () => string | null
  run: <T>(building: Building, work: () => T) => T
}

/** The scope of an installation with one building, to which all work belongs. */
export function createOnlyBuilding(): BuildingScope {
  const only = { schema: onlySchema }
  return {
    only,
    current: () => only,
    bind: () => (work) => work(),
    runForInstallation: (work) => work(),
    perBuilding(create) {
      let created: { value: ReturnType<typeof create> } | null = null
      return () => (created ??= { value: create() }).value
    },
  }
}

/** The scope of an installation with many buildings: requests and jobs enter it, and what is in none of them fails. */
export function createManyBuildings(): ManyBuildings {
  const storage = new AsyncLocalStorage<Building | 'installation'>()
  const current = () => {
    const building = storage.getStore()
    if (building === undefined || building === 'installation') throw new NoBuilding()
    return building
  }
  return {
    only: null,
    current,
    schema() {
      const store = storage.getStore()
      if (store === undefined) throw new NoBuilding()
      return store === 'installation' ? null : store.schema
    },
    run: (building, work) => storage.run(building, work),
    bind() {
      const building = current()
      return (work) => storage.run(building, work)
    },
    runForInstallation: (work) => storage.run('installation', work),
    perBuilding<T>(create: () => T) {
      const values = new WeakMap<Building, { value: T }>()
      return () => {
        const building = current()
        const known = values.get(building)
        if (known) return known.value
        const created = { value: create() }
        values.set(building, created)
        return created.value
      }
    },
  }
}
