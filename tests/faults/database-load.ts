import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword, type AppProcess } from '../journeys/app-process.ts'

/** The responses of the program while its database has a fault. */
export type Figures = { acknowledged: string[]; rejected: number; longestMs: number; codes: Record<string, number> }

type Session = { origin: string; cookie: string }

const jsonCall = ({ origin, cookie }: Session, body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin, cookie },
  body: JSON.stringify(body),
  // Longer than every limit of the program, so a call that takes longer hangs.
  signal: AbortSignal.timeout(20_000),
})

export async function signInTo({ origin }: AppProcess, role: string): Promise<Session> {
  const answer = await fetch(
    `${origin}/api/auth/login`,
    jsonCall({ origin, cookie: '' }, { email: `${role}@vantagepoint.example`, password: demoPassword }),
  )
  assert.equal(answer.status, 200, await answer.text())
  return { origin, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Asserts a 503 in the shape of every error, with Retry-After, and returns its code. */
export async function assertUnavailable(answer: Response): Promise<string> {
  const text = await answer.text()
  assert.equal(answer.status, 503, `answered ${answer.status} ${text}`)
  assert.match(answer.headers.get('retry-after') ?? '', /^\d+$/)
  const { message, code, requestId, ...rest } = JSON.parse(text) as Record<string, unknown>
  assert.deepEqual([typeof message, typeof code, typeof requestId, rest], ['string', 'string', 'string', {}])
  assert.notEqual(code, 'broken')
  return String(code)
}

/** Writes maintenance requests in parallel until it is stopped. Every response must be an acknowledgement or a valid 503. */
export function startWriting(session: Session, lanes = 4): { figures: Figures; stop: () => Promise<void> } {
  const figures: Figures = { acknowledged: [], rejected: 0, longestMs: 0, codes: {} }
  const running = { on: true }
  const write = async () => {
    while (running.on) {
      const began = performance.now()
      const answer = await fetch(
        `${session.origin}/api/tenant/maintenance-requests`,
        jsonCall(session, { title: 'Written under a fault', description: 'x' }),
      )
      figures.longestMs = Math.max(figures.longestMs, performance.now() - began)
      if (answer.status === 201) figures.acknowledged.push(((await answer.json()) as { id: string }).id)
      else {
        const code = await assertUnavailable(answer)
        figures.rejected += 1
        figures.codes[code] = (figures.codes[code] ?? 0) + 1
        await wait(20)
      }
    }
  }
  const done = Promise.all(Array.from({ length: lanes }, write))
  // `stop` reports a failure.
  done.catch(() => {})
  return {
    figures,
    async stop() {
      running.on = false
      await done
    },
  }
}

/** Asserts that every acknowledged write is stored. */
export async function assertStored({ origin, cookie }: Session, { acknowledged }: Figures): Promise<void> {
  const answer = await fetch(`${origin}/api/tenant/maintenance-requests`, { headers: { cookie } })
  assert.equal(answer.status, 200)
  const stored = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id))
  assert.deepEqual(
    acknowledged.filter((id) => !stored.has(id)),
    [],
  )
}

export const readiness = async ({ origin }: { origin: string }) =>
  fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(10_000) })

/** Waits until readiness has this status and returns the milliseconds. */
export async function untilReady(app: AppProcess, status: 200 | 503): Promise<number> {
  const began = performance.now()
  while ((await readiness(app)).status !== status) {
    if (performance.now() - began > 60_000) throw new Error(`/health/ready did not become ${status} in a minute`)
    await wait(50)
  }
  return performance.now() - began
}

export const printFigures = (what: string, { acknowledged, rejected, longestMs, codes }: Figures, more = '') =>
  console.log(
    `${what}: ${acknowledged.length} writes acknowledged, ${rejected} answered 503 ${JSON.stringify(codes)}, ` +
      `longest answer ${Math.round(longestMs)} ms${more}`,
  )
