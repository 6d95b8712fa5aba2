import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'

const messages = {
  400: { code: 'malformed', message: 'The request could not be read.' },
  408: { code: 'too_slow', message: 'The request did not arrive in time. Please send it again.' },
  431: { code: 'too_large', message: 'The headers of this request are too large.' },
} as const

/**
 * The complete answer, in the format of every error, for a request that never reaches a route; it closes the
 * connection.
 */
export function clientErrorResponse(status: keyof typeof messages): string {
  const body = JSON.stringify({ ...messages[status], requestId: randomUUID() })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Answers input that is not HTTP, headers that are incomplete for too long, and headers that are too large. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  socket.end(clientErrorResponse(status), () => socket.destroy())
}
