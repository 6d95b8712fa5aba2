import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openServer } from '#platform/server/postgres/open-server.ts'
import { seedDemo } from '#demo/seed.ts'
import { openDatabase } from '#platform/server/database/database.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { openFolder, removeFolder } from '../../tests/support/database/data-folder.ts'
import { connectionsOf } from '../database-processes.ts'
import { createSession } from '../sessions.ts'
import { secretKey, startProgram } from '../start-program.ts'
import { createBuildingsOfRun, largeSlug, readOptions, slugsOf } from './buildings-of-run.ts'
import { compareCalls, printComparison, warmUp } from './compare-calls.ts'
import { silent, withClient } from './create-buildings.ts'
import { megabytes, printFigures, startLimits } from './print-figures.ts'
import { signInToAll } from './sign-in.ts'
import { visitAll } from './visits-of-buildings.ts'

const roles = ['admin', 'maintenance', 'tenant'] as const

/**
 * Creates an installation with many buildings, and measures the start and the memory of its process, and the lists of its buildings
 * compared with those of the demo building in a process of its own. Returns whether all limits are met.
 */
export async function measureBuildings(): Promise<boolean> {
  const options = readOptions()
  await buildIfNeeded()
  const dataDir = options.data === null ? openFolder() : resolve(options.data)
  mkdirSync(dataDir, { recursive: true })
  const demoDir = openFolder()
  try {
    const buildings = await openBuildings({ dataDir, databaseUrl: options.url }, options.buildings)
    const demo = await openDemo(demoDir)
    return await measure({ ...options, dataDir, demoDir }, buildings, demo)
  } finally {
    removeFolder(demoDir)
    if (options.data === null) removeFolder(dataDir)
  }
}

async function measure(
  {
    dataDir,
    demoDir,
    buildings: count,
    rounds,
    warmUps,
    url,
  }: ReturnType<typeof readOptions> & { dataDir: string; demoDir: string },
  { usual, large, bytes }: Awaited<ReturnType<typeof openBuildings>>,
  demoVisitor: Awaited<ReturnType<typeof openDemo>>,
): Promise<boolean> {
  const program = await startProgram(dataDir, { BUILDINGS: 'many', ...(url !== null && { DATABASE_URL: url }) })
  const demo = await startProgram(demoDir)
  try {
    const started = await program.figures()
    const administrators = [...usual, large].map(({ admin }) => admin)
    const firstVisits = await visitAll(program.port, administrators)
    // The tasks of every minute have run for all of them.
    await wait(90_000)
    const laterVisits = await visitAll(program.port, administrators)
    const used = await program.figures()
    const inDemo = { port: demo.port, visitor: demoVisitor }
    const inMany = { port: program.port, visitors: usual, large }
    await warmUp({ port: demo.port, visitors: [demoVisitor] }, warmUps)
    await warmUp({ port: program.port, visitors: [large, ...usual] }, warmUps)
    const warm = await program.figures()
    const { compared, load } = await compareCalls(inDemo, inMany, rounds)
    const connections = url === null ? connectionsOf(dataDir) : null
    console.log(
      `${count} buildings of 200 units and 10,000 requests, one of 4,000 units and 200,000 requests; ` +
        `${rounds} rounds; median of the load averages ${load.toFixed(1)}.`,
    )
    const areFiguresMet = printFigures([
      ['seconds from the start to the first answer', program.seconds, startLimits.seconds],
      ['RSS after the start, MB', megabytes(started.rss), startLimits.megabytes],
      ['RSS with all buildings in use, MB', megabytes(used.rss), startLimits.megabytes],
      ['RSS after all lists of all buildings, MB', megabytes(warm.rss), startLimits.megabytes],
      ['RSS after the measured lists, MB', megabytes((await program.figures()).rss), startLimits.megabytes],
      ['database, MB', megabytes(bytes)],
      ...connectionFigures(connections),
      ['first visit, median ms', firstVisits],
      ['later visit, median ms', laterVisits],
    ])
    return printComparison(compared) && areFiguresMet
  } finally {
    await program.stop()
    await demo.stop()
  }
}

/** An external server's processes are not those of this machine. */
const connectionFigures = (connections: ReturnType<typeof connectionsOf> | null): [string, number][] =>
  connections === null
    ? []
    : [
        ['memory of its database connections, MB (PSS)', megabytes(connections.bytes)],
        ['database connections', connections.count],
      ]

async function openBuildings(database: { dataDir: string; databaseUrl: string | null }, count: number) {
  const { connection, stop } = await openServer({ ...database, production: true, log: silent })
  try {
    await createBuildingsOfRun(connection, count)
    const [large, ...usual] = await signInToAll(connection, [largeSlug, ...slugsOf(count)], roles)
    if (!large) throw new Error('There is no large building.')
    const bytes = await withClient(connection, async (client) => {
      const { rows } = await client.query<{ bytes: number }>(
        'select pg_database_size(current_database())::bigint as bytes',
      )
      return rows[0]?.bytes ?? 0
    })
    return { large, usual, bytes }
  } finally {
    await stop()
  }
}

async function openDemo(dataDir: string) {
  const { db, pool, close } = await openDatabase({ dataDir, databaseUrl: null, production: true, log: silent })
  try {
    await seedDemo(db, { now: new Date(), passwordHash: 'none', secretKey })
    // Production does not start with the demo accounts.
    await pool.query(`update users set email = 'bench.' || email`)
    await pool.query('vacuum analyze')
    const [admin, maintenance, tenant] = [await visitor('admin'), await visitor('maintenance'), await visitor('tenant')]
    return { admin, maintenance, tenant }
  } finally {
    await close()
  }
  async function visitor(role: (typeof roles)[number]) {
    return { host: 'demo.test', cookie: `session=${await createSession(db, role)}` }
  }
}
