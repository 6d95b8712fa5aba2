import { join } from 'node:path'
import type { DatabasePool } from '../database/database-pool.ts'
import { createDatabase } from '../database/database-session.ts'
import type { ListenConnection } from '../database/listen-connection.ts'
import { claimBucket } from '../files/stores/claim-bucket.ts'
import { openFileStore } from '../files/stores/open-file-store.ts'
import type { JobBuildings } from '../jobs/job-buildings.ts'
import type { Config } from '../process/config.ts'
import type { Log } from '../process/log.ts'
import { describeError } from '../process/logged-error.ts'
import { checkSecretKey } from '../security/secret-key-check.ts'
import { keyOfBuilding } from './building-key.ts'
import type { Building, ManyBuildings } from './building-scope.ts'
import { createHosts } from './hosts.ts'
import type { Hosts } from './request-building.ts'
import { listBuildings, type RegisteredBuilding, registryChannel } from './registry.ts'

/** The buildings of a process, in an installation with many. */
export type ActiveBuildings = {
  scope: ManyBuildings
  hosts: Hosts
  jobs: JobBuildings
  /** The folders whose disks are watched. */
  folders: string[]
  /** What a building needs when it is used for the first time; returns how to end it. */
  onOpen: (open: () => Promise<() => Promise<void>>) => void
  /** Reads the registry again when another process has changed it. */
  followRegistry: (listening: ListenConnection) => Promise<void>
  /** Opens a building. Throws when it cannot be used. */
  open: (slug: string) => Promise<Building>
}

/** What is known of a building that is in use. */
type Used = { building: Building | null; opening: Promise<Building>; close: () => Promise<void> }

/** The settings of one building: its folders are in those of the installation. */
export function configOfBuilding(
  config: Config,
  { slug, origin }: Pick<RegisteredBuilding, 'slug' | 'origin'>,
): Config {
  const { s3 } = config
  return {
    ...config,
    dataDir: join(config.dataDir, 'buildings', slug),
    mailDir: join(config.mailDir, slug),
    publicOrigin: origin,
    s3: s3 && { ...s3, prefix: `${s3.prefix}${slug}/` },
  }
}

/** Opens the buildings of the registry, each at its first request or job. */
export async function createActiveBuildings(options: {
  scope: ManyBuildings
  pool: DatabasePool
  config: Config
  installationKey: Buffer
  log: Log
}): Promise<ActiveBuildings> {
  const { scope, pool, config, installationKey, log } = options
  let records = new Map<string, RegisteredBuilding>()
  const used = new Map<string, Used>()
  /** Buildings that are being closed because their record has changed; they are opened again afterwards. */
  const endings = new Map<string, Promise<void>>()
  let openMore: () => Promise<() => Promise<void>> = async () => async () => {}

  let lastLoad: Promise<unknown> = Promise.resolve()
  /** One reading after the other, so that an earlier list never replaces a later one. */
  function load(): Promise<void> {
    const next = lastLoad.then(readRegistry, readRegistry)
    lastLoad = next
    return next
  }

  async function readRegistry(): Promise<void> {
    const list = await scope.runForInstallation(() => listBuildings(pool))
    const former = records
    records = new Map(list.map((record) => [record.id, record]))
    hosts.use(list)
    const isChanged = (id: string) => JSON.stringify(records.get(id)) !== JSON.stringify(former.get(id))
    await Promise.all([...used].filter(([id]) => isChanged(id)).map(([id, entry]) => end(id, entry)))
  }

  function end(id: string, entry: Used): Promise<void> {
    used.delete(id)
    const ending = entry.opening.then(() => entry.close()).catch(() => undefined)
    endings.set(id, ending)
    return ending
  }

  async function open(record: RegisteredBuilding, entry: Used): Promise<Building> {
    await endings.get(record.id)
    const own = configOfBuilding(config, record)
    const building: Building = {
      id: record.id,
      schema: record.schema,
      config: own,
      secretKey: keyOfBuilding(installationKey, record),
      fileStore: await openFileStore(own, log),
    }
    entry.close = await scope.run(building, async () => {
      if (own.s3) await claimBucket(building.fileStore, own.s3, createDatabase(pool))
      await checkSecretKey(pool, building.secretKey, { keyFile: null })
      return openMore()
    })
    entry.building = building
    return building
  }

  /** Callers at the same time share the opening; after a failure the next one tries again. */
  function use(record: RegisteredBuilding): Promise<Building> {
    const known = used.get(record.id)
    if (known) return known.opening
    const entry: Used = { building: null, opening: Promise.reject(new Error('not begun')), close: async () => {} }
    entry.opening.catch(() => {})
    entry.opening = open(record, entry)
    used.set(record.id, entry)
    entry.opening.catch((error: unknown) => {
      log.warn(`The building ${record.slug} cannot be opened: ${describeError(error)}`)
      if (used.get(record.id) === entry) used.delete(record.id)
    })
    return entry.opening
  }

  const isServed = ({ state, problem }: RegisteredBuilding) => state === 'active' && problem === null
  const hosts = createHosts({ scope, isServed, find: ({ id }) => used.get(id)?.building ?? null, open: use })
  await load()

  return {
    scope,
    hosts,
    jobs: {
      list: async () => [...records.values()].filter(isServed).map(({ id }) => id),
      currentId: () => scope.current().id,
      async run(id, work) {
        // Another process may have added the building and the job a moment ago.
        if (!records.has(id)) await load()
        const record = records.get(id)
        if (!record || record.state === 'archived') return
        if (!isServed(record)) throw new Error(`The building ${record.slug} is not served at the moment.`)
        await scope.run(await use(record), work)
      },
      runForInstallation: scope.runForInstallation,
    },
    folders: [config.dataDir, ...(config.smtpUrl ? [] : [config.mailDir])],
    onOpen(openBuilding) {
      openMore = openBuilding
    },
    async followRegistry(listening) {
      const reload = () =>
        void load().catch((error: unknown) => log.warn(`The registry could not be read: ${describeError(error)}`))
      await listening.listen(registryChannel, { onNotification: reload, onLost: () => {}, onRestored: reload })
      // Again, because it may have changed before this process listened.
      await load()
    },
    async open(slug) {
      const record = [...records.values()].find((one) => one.slug === slug)
      if (!record || !isServed(record)) throw new Error(`There is no active building ${slug}.`)
      return use(record)
    },
  }
}
