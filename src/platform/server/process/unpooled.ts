/**
 * Bytes in memory of their own, for those that are remembered: Node cuts small buffers from blocks of 64 kB, and one of them that
 * stays would make its whole block stay.
 */
export function toUnpooled(bytes: Buffer): Buffer {
  if (bytes.byteLength === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.byteLength)
  bytes.copy(own)
  return own
}
