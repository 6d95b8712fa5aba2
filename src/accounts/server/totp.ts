import { createHmac, timingSafeEqual } from 'node:crypto'

/** What authenticator apps assume (RFC 6238): SHA-1, six digits, a new code every thirty seconds. */
const digits = 6
const period = 30_000
/** A phone's clock may be one step off. */
const drift = 1

export const stepAt = (now: Date) => Math.floor(now.getTime() / period)

/** The code of one step. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, of those near now and later than the last one let in; null when there is none. */
export function stepOfCode(secret: Buffer, code: string, now: Date, last: number | null): number | null {
  let found: number | null = null
  // All are compared, so that the time tells nothing.
  for (let step = stepAt(now) - drift; step <= stepAt(now) + drift; step += 1)
    if (isSame(codeOfStep(secret, step), code) && step > (last ?? -1)) found ??= step
  return found
}

const isSame = (one: string, other: string) =>
  Buffer.byteLength(one) === Buffer.byteLength(other) && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: how apps take a secret that is typed. */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** What a phone's camera reads from the drawn square. */
export function setupAddress(secret: string, building: string, email: string): string {
  const name = encodeURIComponent(building)
  const query = `secret=${secret}&issuer=${name}&algorithm=SHA1&digits=${digits}&period=${period / 1000}`
  return `otpauth://totp/${name}:${encodeURIComponent(email)}?${query}`
}
