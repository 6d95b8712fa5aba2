import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

export type BuildingProxy = { origin: string; close: () => void }

/**
 * A proxy in front of one building of a process: it sets the host name, and drops its own connections when those to the process
 * drop.
 */
export async function openBuildingProxy(process: { origin: string }, host: string): Promise<BuildingProxy> {
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(process.origin)
    const { origin, ...others } = request.headers
    const headers = { ...others, host, ...(origin ? { origin: `http://${host}` } : {}) }
    const { method, url: path } = request
    const sent = send({ hostname, port, path, method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.once('error', () => response.destroy())
    })
    sent.once('error', () => response.destroy())
    response.once('close', () => sent.destroy())
    request.pipe(sent)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
