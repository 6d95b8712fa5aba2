/** Set by public/first-calls.js; a test of such code has no document. */
const { firstCalls } = globalThis as { firstCalls?: Record<string, Promise<Response>> }

/** Milliseconds after which an answer may be older than a change. */
const freshFor = 15_000

/** Whether answers that were read with the document are left. */
export const hasFirstCalls = (): boolean => Object.keys(firstCalls ?? {}).length > 0

type EarlyCall = { answer: Promise<Response>; until: number }
/** The calls of screens that the person is about to open. */
const early = new Map<string, EarlyCall>()

/** Starts a call before its screen opens; the screen's own call of the same address takes the answer. */
export function startEarly(address: string, headers: Record<string, string>): void {
  if (early.has(address)) return
  const answer = fetch(address, { credentials: 'same-origin', headers })
  early.set(address, { answer, until: performance.now() + freshFor })
  // Read at once, so that the connection is free although no screen may take the answer.
  answer.then((read) => read.clone().blob()).catch(() => early.delete(address))
}

/** Forgets what was read early, because something changed since. */
export const discardEarlyCalls = (): void => early.clear()

/** Forgets the answers that no call has taken; a change makes them outdated. */
export function discardFirstCalls(): void {
  discardEarlyCalls()
  for (const address of Object.keys(firstCalls ?? {})) delete firstCalls?.[address]
}

/** The answer to a call that started with the document or before its screen opened, once; undefined for every other call. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const answer = performance.now() < freshFor ? firstCalls?.[address] : undefined
  if (answer) delete firstCalls?.[address]
  const started = early.get(address)
  early.delete(address)
  return answer ?? (started && performance.now() < started.until ? started.answer : undefined)
}
