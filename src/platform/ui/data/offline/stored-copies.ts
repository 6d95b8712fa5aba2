import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { copiesName } from './copies-name.ts'

type Copy = { address: string; body: string; headers: [string, string][]; at: Date }
interface Copies extends DBSchema {
  copies: { key: string; value: Copy }
}

const session = '/api/auth/user'
/** What the portals show without a connection: who is signed in, the building, running incidents, and the person's own requests. */
const copied = [
  /^\/api\/(?:auth\/user|building|account|emergencies|incidents)$/,
  /^\/api\/staff\/maintenance-figures$/,
  /^\/api\/staff\/maintenance-requests\?assignedTo=[\w-]{36}&status=open&limit=\d+$/,
  /^\/api\/staff\/maintenance-requests\/[\w-]{36}$/,
]

let opening: Promise<IDBPDatabase<Copies>> | undefined

const open = () =>
  (opening ??= openDB<Copies>(copiesName, 1, {
    upgrade: (database) => void database.createObjectStore('copies', { keyPath: 'address' }),
    // Another page deletes the database, because the session has ended.
    blocking: (_, __, event) => {
      ;(event.target as unknown as { close: () => void }).close()
      opening = undefined
    },
    terminated: () => {
      opening = undefined
    },
  }).catch((error: unknown) => {
    opening = undefined
    throw error
  }))

/** Keeps an answer. A different person or role than before deletes what is stored. */
export async function storeCopy(address: string, answer: Response): Promise<void> {
  if (!copied.some((pattern) => pattern.test(address))) return
  const body = await answer.text()
  if (isOfAnotherAccount(address, body)) return
  const copies = await open()
  if (address === session) {
    const before = await copies.get('copies', session)
    if (before && identity(before.body) !== identity(body)) await copies.clear('copies')
  }
  const headers = [...answer.headers].filter(([name]) => ['content-type', 'x-total-count', 'link'].includes(name))
  await copies.put('copies', { address, body, headers, at: new Date() })
}

/** Staff may open every request, but the phone keeps their own only. */
function isOfAnotherAccount(address: string, body: string): boolean {
  if (!/maintenance-requests\/[\w-]{36}$/.test(address)) return false
  return (JSON.parse(body) as { takenAt?: unknown }).takenAt === null
}

function identity(body: string): string {
  const { id, role } = JSON.parse(body) as { id?: string; role?: string }
  return `${id} ${role}`
}

export async function readCopy(address: string): Promise<{ answer: Response; at: Date } | undefined> {
  const copy = await (await open()).get('copies', address)
  return copy && { answer: new Response(copy.body, { headers: copy.headers }), at: copy.at }
}
