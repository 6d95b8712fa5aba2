import type { FastifyRequest } from 'fastify'
import type { ByteRange } from './stores/file-store.ts'

/**
 * The part of a file that a download continues with, or that a viewer needs (RFC 9110, 14.2); null for the whole file. Several
 * parts, and parts outside of the file, are answered with the whole file, as the RFC allows.
 */
export function requestedRange(
  { method, headers }: FastifyRequest,
  size: number,
  etag: string | null,
): ByteRange | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (method !== 'GET' || (first === '' && last === '')) return null
  // The part belongs to another version of the file.
  if (headers['if-range'] !== undefined && headers['if-range'] !== etag) return null
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
  return range.start <= range.end ? range : null
}
