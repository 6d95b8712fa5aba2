import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../journeys/app-process.ts'

/** Where a process answers. */
export type Address = { readonly origin: string }

/** What clients of several processes got. */
export type Load = {
  /** What the titles of its requests begin with. */
  title: string
  /** The titles of requests that were acknowledged. */
  written: string[]
  /** The addresses of photos that were acknowledged. */
  photos: string[]
  reads: number
  /** Calls whose connection dropped, and which were sent again to another process. */
  dropped: number
  /** Calls answered 503, and sent again. */
  unavailable: number
  /** Every other answer that is no success. */
  failed: string[]
}

/** Signs in a person of the demo building; the cookie works in every process. */
export async function signIn(app: Address, role: string): Promise<string> {
  const response = await fetch(`${app.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.origin },
    body: JSON.stringify({ email: `${role}@vantagepoint.example`, password: demoPassword }),
  })
  if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}`)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** Of one load; some are sent twice. */
const maxPictures = 45

type Call = { method?: string; path: string; body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> }

/** Reads and writes in parallel, and sends a call whose connection drops to the next process, as a load balancer does. */
export function startLoad(
  apps: readonly Address[],
  cookie: string,
  picture: (n: number) => Promise<Buffer>,
  title = 'Written to one of three',
): { load: Load; stop: () => Promise<void> } {
  const load: Load = { title, written: [], photos: [], reads: 0, dropped: 0, unavailable: 0, failed: [] }
  const running = { on: true }
  let pictures = 0

  async function send(lane: number, { method = 'GET', path, body, headers = {} }: Call): Promise<unknown> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const { origin } = apps[(lane + attempt) % apps.length] ?? { origin: '' }
      const options = { method, headers: { origin, cookie, ...headers }, signal: AbortSignal.timeout(20_000) }
      try {
        const answer = await fetch(origin + path, { ...options, ...(body ? { body } : {}) })
        const content = Buffer.from(await answer.arrayBuffer())
        if (answer.ok)
          return answer.headers.get('content-type')?.includes('json') ? JSON.parse(String(content)) : content
        if (answer.status !== 503) return void load.failed.push(`${method} ${path} ${answer.status} ${String(content)}`)
        load.unavailable += 1
      } catch (error) {
        if ((error as Error).name === 'TimeoutError') return void load.failed.push(`${method} ${path} hangs`)
        load.dropped += 1
      }
      await wait(50)
    }
    load.failed.push(`${method} ${path} was never answered`)
    return undefined
  }

  async function write(lane: number) {
    const ofOne = `${title} ${randomUUID()}`
    const sent = await send(lane, {
      method: 'POST',
      path: '/api/tenant/maintenance-requests',
      body: JSON.stringify({ title: ofOne, description: 'x' }),
      headers: { 'content-type': 'application/json', 'idempotency-key': ofOne },
    })
    if (sent) load.written.push(ofOne)
  }
  async function addPhoto(lane: number) {
    // A person may add 120 in an hour.
    if (pictures >= maxPictures) return
    const body = new Uint8Array(await picture((pictures += 1)))
    const headers = { 'content-type': 'image/jpeg' }
    const stored = (await send(lane, { method: 'POST', path: '/api/maintenance-photos', body, headers })) as {
      id: string
    }
    if (!stored) return
    const path = `/api/maintenance-photos/${stored.id}?size=full`
    load.photos.push(path)
    await send(lane + 1, { path })
    await wait(500)
  }
  async function read(lane: number) {
    for (const path of ['/api/tenant/maintenance-requests', '/api/tenant/homes', '/api/auth/user', '/'])
      if (await send(lane, { path })) load.reads += 1
  }
  const loop = async (lane: number, work: (lane: number) => Promise<void>) => {
    for (let turn = lane; running.on; turn += 1) {
      await work(turn)
      await wait(30)
    }
  }
  const done = Promise.all([write, write, write, addPhoto, read, read].map((work, lane) => loop(lane, work)))
  done.catch(() => {})
  return {
    load,
    async stop() {
      running.on = false
      await done
    },
  }
}

/** An event stream that is opened again at the next process when its connection drops. */
export function openStream(apps: readonly Address[], first: number, cookie: string) {
  const state = { text: '', at: first, opened: 0 }
  let current: IncomingMessage | null = null
  let isClosed = false
  const open = () => {
    if (isClosed) return
    const again = () => {
      state.at += 1
      setTimeout(open, 100).unref()
    }
    const { origin } = apps[state.at % apps.length] ?? { origin: '' }
    get(`${origin}/api/live`, { headers: { cookie } }, (stream) => {
      current = stream
      state.opened += 1
      stream.setEncoding('utf8').on('data', (text: string) => (state.text += text))
      stream.once('close', again).on('error', () => {})
    }).once('error', again)
  }
  open()
  return {
    state,
    /** Waits for an event after `from`, a length of the text. */
    async receives(topic: string, from: number): Promise<boolean> {
      for (let attempts = 0; attempts < 400; attempts += 1) {
        if (state.text.slice(from).includes(`"topic":"${topic}"`)) return true
        await wait(50)
      }
      return false
    },
    close() {
      isClosed = true
      current?.destroy()
    },
  }
}
