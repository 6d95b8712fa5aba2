import { Agent, get } from 'node:http'

/** Someone who is signed in to a building. */
export type Visitor = { host: string; cookie: string }

const agent = new Agent({ keepAlive: true, maxSockets: 2 })
const pages = ['/', '/contact', '/api/building', '/api/admin/overview', '/api/admin/units', '/api/account']

/** Opens some pages and screens of every building; returns the median time of an answer in milliseconds. */
export async function visitAll(port: number, visitors: readonly Visitor[]): Promise<number> {
  const times: number[] = []
  for (const visitor of visitors) for (const path of pages) times.push(await timeCall(port, visitor, path))
  return Math.round(percentile(times, 0.5))
}

/** Sends one call; returns the milliseconds until its answer was complete. Throws for an error, but not for a missing page. */
export function timeCall(port: number, { host, cookie }: Visitor, path: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { host, cookie } }, (response) => {
      const { statusCode = 500 } = response
      const isAnswered = statusCode < 400 || statusCode === 404
      response.resume().on('end', () => {
        if (isAnswered) resolve(performance.now() - began)
        else reject(new Error(`${host}${path} answered ${statusCode}.`))
      })
    }).on('error', reject)
  })
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}
