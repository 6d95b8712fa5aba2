import { shortestPassphrase } from './choices.ts'
import type { LockInput } from './office-schemas.ts'
import type { Lock, RosterEntry, SealedCopy } from './sealed-shapes.ts'

/**
 * The encryption of copies (docs/decisions/105). The server seals with the public key, so that a browser gets no readable roster
 * outside an incident; only the passphrase opens the private key. The same code runs on both sides.
 */
const { subtle } = globalThis.crypto
const iterations = 600_000
const pair = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const symmetric = 'AES-GCM'

/** The private key of a lock, which opens copies. */
export type OpenedLock = Awaited<ReturnType<typeof subtle.unwrapKey>>

type Bytes = Uint8Array<ArrayBuffer>
const randomBytes = (length: number): Bytes => globalThis.crypto.getRandomValues(new Uint8Array(length))

/** Why a passphrase cannot be used; null when it can. */
export const validatePassphrase = (passphrase: string): 'short' | null =>
  passphrase.trim().length < shortestPassphrase ? 'short' : null

/** Creates the key pair of a passphrase. */
export async function createLock(passphrase: string): Promise<LockInput> {
  const made = await subtle.generateKey(
    { ...pair, modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['encrypt', 'decrypt'],
  )
  const [salt, wrapIv] = [randomBytes(16), randomBytes(12)]
  const wrapping = await deriveKey(passphrase, salt, iterations, 'wrapKey')
  const wrapped = await subtle.wrapKey('pkcs8', made.privateKey, wrapping, { name: symmetric, iv: wrapIv })
  return {
    salt: toBase64(salt),
    iterations,
    publicKey: toBase64(new Uint8Array(await subtle.exportKey('spki', made.publicKey))),
    wrapIv: toBase64(wrapIv),
    wrappedKey: toBase64(new Uint8Array(wrapped)),
  }
}

/** The private key, which opens copies; null when the passphrase is wrong. */
export async function openLock(lock: Lock, passphrase: string): Promise<OpenedLock | null> {
  const wrapping = await deriveKey(passphrase, fromBase64(lock.salt), lock.iterations, 'unwrapKey')
  const method = { name: symmetric, iv: fromBase64(lock.wrapIv) }
  return subtle
    .unwrapKey('pkcs8', fromBase64(lock.wrappedKey), wrapping, method, pair, false, ['decrypt'])
    .catch(() => null)
}

async function deriveKey(passphrase: string, salt: Bytes, rounds: number, use: 'wrapKey' | 'unwrapKey') {
  // The same letters typed on another keyboard are the same bytes.
  const typed = new TextEncoder().encode(passphrase.trim().normalize('NFKC'))
  const material = await subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  const method = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }
  return subtle.deriveKey(method, material, { name: symmetric, length: 256 }, false, [use])
}

/** Seals the roster for the holder of the passphrase. */
export async function sealRoster(
  { publicKey, ...lock }: Lock & { publicKey: string },
  entries: readonly RosterEntry[],
  now: Date,
): Promise<SealedCopy> {
  const recipient = await subtle.importKey('spki', fromBase64(publicKey), pair, false, ['encrypt'])
  const key = await subtle.generateKey({ name: symmetric, length: 256 }, true, ['encrypt'])
  const iv = randomBytes(12)
  const data = new TextEncoder().encode(JSON.stringify(entries))
  const [encryptedKey, encryptedData] = await Promise.all([
    subtle.exportKey('raw', key).then((raw) => subtle.encrypt(pair, recipient, raw)),
    subtle.encrypt({ name: symmetric, iv }, key, data),
  ])
  return {
    lock,
    key: toBase64(new Uint8Array(encryptedKey)),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(encryptedData)),
    sealedAt: now.toISOString(),
  }
}

/** The roster of a copy. Throws for a copy that was changed. */
export async function openCopy(privateKey: OpenedLock, { key, iv, data }: SealedCopy): Promise<RosterEntry[]> {
  const raw = await subtle.decrypt(pair, privateKey, fromBase64(key))
  const opened = await subtle.importKey('raw', raw, symmetric, false, ['decrypt'])
  const bytes = await subtle.decrypt({ name: symmetric, iv: fromBase64(iv) }, opened, fromBase64(data))
  return JSON.parse(new TextDecoder().decode(bytes)) as RosterEntry[]
}

const chunk = 8192

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += chunk) text += String.fromCodePoint(...bytes.subarray(at, at + chunk))
  return btoa(text)
}

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0)
