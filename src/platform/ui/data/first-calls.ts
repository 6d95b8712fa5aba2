/** Set by public/first-calls.js; a test of such code has no document. */
const { firstCalls } = globalThis as { firstCalls?: Record<string, Promise<Response>> }

/** Milliseconds after which an answer may be older than a change. */
const freshFor = 15_000

/** The answer to a call that started with the document, once; undefined for every other call. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const answer = performance.now() < freshFor ? firstCalls?.[address] : undefined
  if (answer) delete firstCalls?.[address]
  return answer
}
