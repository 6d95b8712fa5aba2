import { Client, type ClientConfig } from 'pg'
import { createSerialQueue } from '#platform/server/process/serial-queue.ts'

/** The server that the tests use in place of their own cluster: `npm run test:citus` sets the variable. */
const url = process.env['TEST_DATABASE_URL']

/** Its address as settings, in which a test can replace the database; null when the tests have their own cluster. */
export function givenServer(): ClientConfig | null {
  if (url === undefined) return null
  const { hostname, port, username, password, pathname } = new URL(url)
  return {
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)),
  }
}

/** A connection that lets a finished test process exit. */
export async function connectUnreferenced(connection: ClientConfig): Promise<Client> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  return prepareShared(client)
}

/** Lets a finished test process exit, and sends one statement at a time: the files of one process share the connection. */
export function prepareShared(client: Client): Client {
  // The types of pg lack `unref`.
  const shared = client as unknown as { unref: () => void; query: (...args: unknown[]) => Promise<unknown> }
  const { query } = shared
  const inTurn = createSerialQueue()
  shared.query = (...args) => inTurn(() => query.apply(client, args))
  shared.unref()
  return client
}

type Node = { host: string; port: number; groupId: number }

let nodes: Promise<Client[]> | undefined

/** Runs a statement on the server of `cluster` and, with Citus, on its workers: they have the same databases. */
export const runOnNodes = (cluster: Client, statement: string): Promise<void> =>
  whileAlive(async () => {
    nodes ??= connectToNodes(cluster)
    await Promise.all((await nodes).map((node) => node.query(statement)))
  })

/** Drops a database everywhere, first where Citus' maintenance process runs: it ends late while it connects to workers. */
export const dropDatabase = (cluster: Client, database: string): Promise<void> =>
  whileAlive(async () => {
    nodes ??= connectToNodes(cluster)
    for (const node of await nodes) await dropOn(node, database)
  })

async function dropOn(node: Client, database: string): Promise<void> {
  for (let attempts = 1; ; attempts += 1)
    try {
      await node.query(`drop database if exists ${database} with (force)`)
      return
    } catch (error) {
      if (attempts === 5 || (error as { code?: string }).code !== '55006') throw error
    }
}

/** A process whose only connections are unreferenced ends before they answer. */
async function whileAlive<T>(work: () => Promise<T>): Promise<T> {
  const timer = setInterval(() => {}, 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

async function connectToNodes(cluster: Client): Promise<Client[]> {
  const workers = (await listNodes(cluster)).filter(({ groupId }) => groupId !== 0)
  return [
    cluster,
    ...(await Promise.all(workers.map(({ host, port }) => connectUnreferenced({ ...givenServer(), host, port })))),
  ]
}

export const hasCitus = async (cluster: Client): Promise<boolean> =>
  (await cluster.query(`select from pg_extension where extname = 'citus'`)).rowCount !== 0

/** The coordinator and the workers that the database of this connection knows; none without Citus. */
async function listNodes(cluster: Client): Promise<Node[]> {
  if (!(await hasCitus(cluster))) return []
  const { rows } = await cluster.query<Node>(
    'select nodename as host, nodeport as port, groupid as "groupId" from pg_dist_node order by groupid',
  )
  return rows
}

/** Makes a new database, which all nodes have, one of Citus. Copies of it know the same nodes. */
export async function addCitus(cluster: Client, database: string): Promise<void> {
  const known = await listNodes(cluster)
  const clients = await Promise.all(
    known.map(({ host, port }) => connectUnreferenced({ ...givenServer(), host, port, database })),
  )
  await Promise.all(clients.map((client) => client.query('create extension citus')))
  for (const { host, port, groupId } of known) {
    const add = groupId === 0 ? 'citus_set_coordinator_host' : 'citus_add_node'
    await clients[0]?.query(`select ${add}($1, $2)`, [host, port])
  }
  await Promise.all(clients.map((client) => client.end()))
}
