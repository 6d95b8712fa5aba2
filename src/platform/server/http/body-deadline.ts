import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { clientErrorResponse } from './client-error.ts'

/**
 * A body may take as long as it makes progress: a photo over a slow phone connection takes minutes. It is dropped when
 * nothing arrives for `stall`, or when it is slower than `bytesPerSecond` after the first `grace`.
 */
export type BodyLimits = { stall: number; grace: number; bytesPerSecond: number; check: number }
const defaults: BodyLimits = { stall: 20_000, grace: 20_000, bytesPerSecond: 1_000, check: 1_000 }

type Body = {
  request: IncomingMessage
  response: ServerResponse
  startedAt: number
  bytesBefore: number
  bytesRead: number
  progressAt: number
}

/** Watches every request body of this server until it is complete, even one that is not read after an error. */
export function watchBodies(server: Server, limits: BodyLimits = defaults): void {
  const incomplete = new Set<Body>()
  let timer: NodeJS.Timeout | null = null

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    const now = performance.now()
    const { bytesRead } = request.socket
    incomplete.add({ request, response, startedAt: now, bytesBefore: bytesRead, bytesRead, progressAt: now })
    timer ??= setInterval(check, limits.check).unref()
  })

  /** Runs only while a body is incomplete, so that an idle process sleeps. */
  function check() {
    const now = performance.now()
    for (const body of incomplete) {
      const { request } = body
      if (request.complete || request.socket.destroyed) {
        incomplete.delete(body)
        continue
      }
      const { bytesRead } = request.socket
      // While our own buffer is full the client is not at fault: it waits until the handler reads on.
      if (bytesRead !== body.bytesRead || request.readableLength >= request.readableHighWaterMark) body.progressAt = now
      body.bytesRead = bytesRead
      if (!isTooSlow(body, now, limits)) continue
      incomplete.delete(body)
      drop(body)
    }
    if (incomplete.size === 0) stop()
  }

  function stop() {
    if (timer) clearInterval(timer)
    timer = null
  }
  server.on('close', stop)
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function isTooSlow({ startedAt, progressAt, bytesBefore, bytesRead }: Body, now: number, limits: BodyLimits): boolean {
  if (now - progressAt >= limits.stall) return true
  const measured = (now - startedAt - limits.grace) / 1000
  return measured > 0 && bytesRead - bytesBefore < measured * limits.bytesPerSecond
}

function drop({ request: { socket }, response }: Body) {
  if (response.headersSent || !socket.writable) socket.destroy()
  else socket.end(clientErrorResponse(408), () => socket.destroy())
}
