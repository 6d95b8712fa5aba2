import { createHmac, timingSafeEqual } from 'node:crypto'

/** The defaults of authenticator apps (RFC 6238): SHA-1, six digits, a new code every thirty seconds. */
const digits = 6
const period = 30_000
/** A phone's clock may be one step off. */
const drift = 1

export const stepAt = (now: Date) => Math.floor(now.getTime() / period)

export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step of this code among those near now and after the last accepted step; null when there is none. */
export function stepOfCode(secret: Buffer, code: string, now: Date, last: number | null): number | null {
  let found: number | null = null
  // All are compared, so that the time reveals nothing.
  for (let step = stepAt(now) - drift; step <= stepAt(now) + drift; step += 1)
    if (isSame(codeOfStep(secret, step), code) && step > (last ?? -1)) found ??= step
  return found
}

const isSame = (a: string, b: string) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 without padding, the format in which apps accept a typed secret. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The URL in the QR code. */
export function setupAddress(secret: string, building: string, email: string): string {
  const name = encodeURIComponent(building)
  const query = `secret=${secret}&issuer=${name}&algorithm=SHA1&digits=${digits}&period=${period / 1000}`
  return `otpauth://totp/${name}:${encodeURIComponent(email)}?${query}`
}
