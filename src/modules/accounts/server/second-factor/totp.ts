import { Secret, TOTP } from 'otpauth'

/** The defaults of authenticator apps (RFC 6238): SHA-1, six digits, a new code every thirty seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A phone's clock may be one step off. */
const drift = 1

export const stepAt = (now: Date) => TOTP.counter({ period: settings.period, timestamp: now.getTime() })

export const codeOfStep = (secret: Buffer, step: number) =>
  TOTP.generate({ ...settings, secret: toSecret(secret), timestamp: step * settings.period * 1000 })

/** The step of this code among those near now and after the last accepted step; null when there is none. */
export function stepOfCode(secret: Buffer, code: string, now: Date, last: number | null): number | null {
  // The library throws for six characters of more than six bytes.
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...settings, token: code, secret: toSecret(secret), timestamp, window: drift })
  if (delta === null) return null
  const step = stepAt(now) + delta
  return step > (last ?? -1) ? step : null
}

/** RFC 4648 without padding, the format in which apps accept a typed secret. */
export const base32 = (bytes: Buffer) => toSecret(bytes).base32

/** The URL in the QR code. */
export const setupAddress = (secret: string, building: string, email: string) =>
  new TOTP({ ...settings, secret, issuer: building, label: email }).toString()

const toSecret = (bytes: Buffer) => new Secret({ buffer: Uint8Array.from(bytes).buffer })
