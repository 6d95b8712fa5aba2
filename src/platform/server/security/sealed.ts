import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const version = 'v1'
const ivBytes = 12
const tagBytes = 16

/** The record and field that a sealed value belongs to: at any other place it cannot be decrypted. */
export const sealedPlace = (table: string, id: string, field: string) => `${table}/${id}/${field}`

/** Encrypts a code with the key outside the database, bound to its place. */
export function seal(key: Buffer, code: string, place: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(place))
  const sealed = Buffer.concat([iv, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${version}.${sealed.toString('base64url')}`
}

/** Decrypts a code; throws when the key, the value or the place is a different one. */
export function unseal(key: Buffer, sealed: string, place: string): string {
  const [prefix, body = ''] = sealed.split('.')
  const bytes = Buffer.from(body, 'base64url')
  if (prefix !== version || bytes.length < ivBytes + tagBytes) throw new Error('This is no sealed value')
  const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
  opener.setAAD(Buffer.from(place))
  opener.setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([opener.update(bytes.subarray(ivBytes, -tagBytes)), opener.final()]).toString('utf8')
}
