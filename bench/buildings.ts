// `npm run bench:buildings`: 200 buildings of 200 homes in one installation: how long a start takes with all of them up to date, and
// the memory of the process and of its database connections when all are in use. BUILDINGS_COUNT sets another number.
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { openServer } from '#platform/server/postgres/open-server.ts'
import { createBuilding } from '#set-up/server/create-building.ts'
import { buildIfNeeded } from '../scripts/build.ts'
import { openFolder, removeFolder } from '../tests/support/database/data-folder.ts'
import { connectionsOf } from './database-processes.ts'
import { createBuildings, silent } from './many/create-buildings.ts'
import { newBuilding } from './many/fill-building.ts'
import { megabytes, printFigures, startLimits } from './many/print-figures.ts'
import { signInToAll } from './many/sign-in.ts'
import { visitAll } from './many/visits-of-buildings.ts'
import { startProgram } from './start-program.ts'

const count = Number(process.env.BUILDINGS_COUNT ?? 200)

await buildIfNeeded()
const dataDir = openFolder()
const visitors = await createData()
const program = await startProgram(dataDir, { BUILDINGS: 'many' })
try {
  const started = await program.figures()
  const firstVisits = await visitAll(program.port, visitors)
  // The tasks of every minute have run for all of them.
  await wait(90_000)
  const laterVisits = await visitAll(program.port, visitors)
  const used = await program.figures()
  const connections = connectionsOf(dataDir)
  console.log(`${count} buildings; load average ${loadavg()[0]?.toFixed(1)}.`)
  const areMet = printFigures([
    ['seconds from the start to the first answer', program.seconds, startLimits.seconds],
    ['RSS after the start, MB', megabytes(started.rss), startLimits.megabytes],
    ['RSS with all buildings in use, MB', megabytes(used.rss), startLimits.megabytes],
    ['memory of its database connections, MB (PSS)', megabytes(connections.bytes)],
    ['database connections', connections.count],
    ['first visit, median ms', firstVisits],
    ['later visit, median ms', laterVisits],
  ])
  if (!areMet) process.exitCode = 1
} finally {
  await program.stop()
  removeFolder(dataDir)
}

async function createData() {
  const { connection, stop } = await openServer({ dataDir, databaseUrl: null, production: true, log: silent })
  const now = new Date()
  const slugs = Array.from({ length: count }, (_, place) => `tower-${place + 1}`)
  await createBuildings(
    connection,
    slugs.map((slug, place) => ({
      slug,
      fill: async (db) =>
        void (await db.transaction((tx) => createBuilding(tx, newBuilding(slug, place + 1, now), now))),
    })),
  )
  const signedIn = await signInToAll(connection, slugs, ['admin'])
  await stop()
  return signedIn.map(({ admin }) => admin)
}
