import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Where the token is in the address of the settings, such as `reply+{token}@example.com`. */
export const tokenPlace = '{token}'

/** A request by its number, because an id would make the address too long, and the account that was written to. */
export type ReplyToken = { number: number; userId: string; signature: Buffer }

const signatureBytes = 10
const digits = 'abcdefghijklmnopqrstuvwxyz234567'
/** Number, account and signature, five bits a character: mail servers may change the case of an address. */
const tokenPattern = /^[a-z2-7]{48}$/

const keyOf = (secretKey: Buffer) => Buffer.from(hkdfSync('sha256', secretKey, '', 'reply addresses', 32))

const signatureOf = (secretKey: Buffer, requestId: string, userId: string) =>
  createHmac('sha256', keyOf(secretKey)).update(`v1/${requestId}/${userId}`).digest().subarray(0, signatureBytes)

/** The address for the answers of one person about one request. */
export function replyAddress(
  pattern: string,
  secretKey: Buffer,
  request: { id: string; number: number },
  userId: string,
): string {
  const bytes = Buffer.alloc(30)
  bytes.writeUInt32BE(request.number, 0)
  bytes.write(userId.replaceAll('-', ''), 4, 'hex')
  signatureOf(secretKey, request.id, userId).copy(bytes, 20)
  return pattern.replace(tokenPlace, encode(bytes))
}

/** The token of an address that this pattern makes; null for every other address. */
export function parseReplyAddress(pattern: string, address: string): ReplyToken | null {
  const token = partOf(pattern, address)
  if (token === null || !tokenPattern.test(token)) return null
  const bytes = decode(token)
  const hex = bytes.toString('hex', 4, 20)
  const userId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return { number: bytes.readUInt32BE(0), userId, signature: bytes.subarray(20) }
}

/** Whether the program has given this address to that person about that request. */
export const isSignedFor = (secretKey: Buffer, requestId: string, { userId, signature }: ReplyToken): boolean =>
  timingSafeEqual(signatureOf(secretKey, requestId, userId), signature)

/** The envelope sender of an e-mail where no BOUNCE_ADDRESS is set: its bounces come to the same mailbox. */
export const bounceAddressFrom = (pattern: string, emailId: string) => pattern.replace(tokenPlace, `b-${emailId}`)

/** The id of the e-mail in a bounce address of this pattern, whose place is `{id}` or that of the token. */
export function emailIdIn(pattern: string, address: string): string | null {
  const [place, prefix] = pattern.includes(tokenPlace) ? [tokenPlace, 'b-'] : ['{id}', '']
  const part = partOf(pattern.replace(place, tokenPlace), address)
  const id = part?.startsWith(prefix) ? part.slice(prefix.length) : ''
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : null
}

/** The part of an address that is the token, in lower case. */
function partOf(pattern: string, address: string): string | null {
  const [before = '', after] = pattern.toLowerCase().split(tokenPlace)
  const text = address.trim().toLowerCase()
  if (after === undefined || !text.startsWith(before) || !text.endsWith(after)) return null
  return text.length <= before.length + after.length ? null : text.slice(before.length, text.length - after.length)
}

function encode(bytes: Buffer): string {
  let text = ''
  let [value, bits] = [0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += digits.charAt((value >> bits) & 31)
    }
    value &= (1 << bits) - 1
  }
  return text
}

function decode(text: string): Buffer {
  const bytes: number[] = []
  let [value, bits] = [0, 0]
  for (const digit of text) {
    value = (value << 5) | digits.indexOf(digit)
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
    value &= (1 << bits) - 1
  }
  return Buffer.from(bytes)
}
