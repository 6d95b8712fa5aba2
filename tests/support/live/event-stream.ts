import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const streams: IncomingMessage[] = []

export function closeEventStreams(): void {
  for (const stream of streams) stream.destroy()
}

/** Opens an event stream of a person at the address of a server; `topics` are the received topics. */
export async function openEventStream(where: string, { cookie }: { cookie: string }, query = '') {
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${where}/api/live${query}`, { headers: { cookie } }, resolve).on('error', reject)
  })
  streams.push(stream)
  const response: string[] = []
  const listener = { topics: response, ended: false, headers: stream.headers, status: stream.statusCode }
  stream.setEncoding('utf8')
  const welcome = new Promise<void>((resolve) => stream.once('data', () => resolve()))
  stream.on('data', (text: string) => {
    for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
      const { topic, age, ...rest } = JSON.parse(data ?? '{}') as { topic: string; age?: number }
      const more = [rest, age !== undefined && query === '']
      assert.deepEqual(more, [{}, false], 'a change says what changed and nothing else')
      response.push(topic)
    }
  })
  stream.on('end', () => (listener.ended = true))
  stream.on('error', () => (listener.ended = true))
  await welcome
  return listener
}

export async function until(condition: () => boolean, what: string): Promise<void> {
  for (let n = 0; n < 500 && !condition(); n += 1) await wait(30)
  if (!condition()) assert.fail(`Timed out: ${what}`)
}
