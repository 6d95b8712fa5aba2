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
import { createSerialQueue } from '../process/serial-queue.ts'
import { checkSecretKey } from '../security/secret-key-check.ts'
import { keyOfBuilding } from './building-key.ts'
import type { Building, ManyBuildings } from './building-scope.ts'
import { createHosts } from './hosts.ts'
import type { Hosts } from './request-building.ts'
import { createUsedBuildings } from './used-buildings.ts'
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
  /** Does work in the name of a building that is no request: a closed one stays closed. Throws when it cannot be used. */
  run: <T>(id: string, work: (building: Building) => Promise<T>) => Promise<T>
  /**
   * Closes what has had no request for a while: caches, the channel of live events and prepared statements. Jobs go on, and the next
   * request opens it again.
   */
  closeIdle: () => Promise<void>
}

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

/** Opens the buildings of the registry, each at its first request. */
export async function createActiveBuildings(options: {
  scope: ManyBuildings
  pool: DatabasePool
  config: Config
  installationKey: Buffer
  log: Log
  now: () => Date
}): Promise<ActiveBuildings> {
  const { scope, pool, config, installationKey, log, now } = options
  let records = new Map<string, RegisteredBuilding>()
  /** The buildings whose files and key have been checked, as long as their record is the same. */
  const checked = new WeakMap<RegisteredBuilding, Promise<Building>>()
  let openMore: () => Promise<() => Promise<void>> = async () => async () => {}
  const used = createUsedBuildings({
    log,
    now,
    async open(record) {
      const building = await copyOf(record)
      return { building, close: await scope.run(building, openMore) }
    },
  })

  /** One reading after the other, so that an earlier list never replaces a later one. */
  const inTurn = createSerialQueue()
  const load = () => inTurn(readRegistry)

  async function readRegistry(): Promise<void> {
    const list = await scope.runForInstallation(() => listBuildings(pool))
    const former = records
    const isSame = (record: RegisteredBuilding) => JSON.stringify(record) === JSON.stringify(former.get(record.id))
    // A record that has not changed stays the same object.
    const next = list.map((record) => (isSame(record) ? (former.get(record.id) ?? record) : record))
    records = new Map(next.map((record) => [record.id, record]))
    hosts.use(next)
    await used.close((id) => records.get(id) !== former.get(id))
    // Its schema may be another one of the same name, after a restore.
    const changed = [...former.values()].filter((record) => records.get(record.id) !== record)
    await Promise.all(changed.map(({ schema }) => pool.leaveSchema(schema)))
  }

  async function check(record: RegisteredBuilding): Promise<Building> {
    const own = configOfBuilding(config, record)
    const building: Building = {
      id: record.id,
      schema: record.schema,
      config: own,
      secretKey: keyOfBuilding(installationKey, record),
      fileStore: await openFileStore(own, log),
    }
    await scope.run(building, async () => {
      if (own.s3) await claimBucket(building.fileStore, own.s3, createDatabase(pool))
      await checkSecretKey(pool, building.secretKey, { keyFile: null })
    })
    return building
  }

  /** A copy, with which nothing is remembered yet: what a module remembers of a building is forgotten with its copy. */
  async function copyOf(record: RegisteredBuilding): Promise<Building> {
    const known = checked.get(record)
    if (known) return { ...(await known) }
    const checking = check(record)
    checked.set(record, checking)
    // The next use tries again.
    checking.catch(() => checked.delete(record))
    return { ...(await checking) }
  }

  /** Work that is no request leaves a building closed, so that it remembers nothing of it. */
  async function runInBackground<T>(record: RegisteredBuilding, work: (building: Building) => Promise<T>): Promise<T> {
    const building = used.find(record.id) ?? (await copyOf(record))
    const end = used.begin(building, { isRequest: false })
    // Awaited here, because a query runs when it is awaited.
    return scope.run(building, async () => await work(building)).finally(end)
  }

  const isServed = ({ state, problem }: RegisteredBuilding) => state === 'active' && problem === null
  const { use, find, begin } = used
  const hosts = createHosts({ scope, isServed, find, open: use, begin })
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
        await runInBackground(record, work)
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
    async run(id, work) {
      if (!records.has(id)) await load()
      const record = records.get(id)
      if (!record || !isServed(record)) throw new Error('There is no such building in use.')
      return runInBackground(record, work)
    },
    async closeIdle() {
      for (const schema of await used.closeIdle()) await pool.leaveSchema(schema)
    },
  }
}
