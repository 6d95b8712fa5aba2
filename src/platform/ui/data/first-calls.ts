/** Set by public/first-calls.js; a test of such code has no document. */
const { firstCalls } = globalThis as { firstCalls?: Record<string, Promise<Response>> }

/** Milliseconds after which an answer may be older than a change. */
const freshFor = 15_000

/** Whether answers that were read with the document are left. */
export const hasFirstCalls = (): boolean => Object.keys(firstCalls ?? {}).length > 0

/** Forgets the answers that no call has taken; a change makes them outdated. */
export function forgetFirstCalls(): void {
  for (const address of Object.keys(firstCalls ?? {})) delete firstCalls?.[address]
}

/** The answer to a call that started with the document, once; undefined for every other call. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const answer = performance.now() < freshFor ? firstCalls?.[address] : undefined
  if (answer) delete firstCalls?.[address]
  return answer
}
