import { randomUUID } from 'node:crypto'

let last = 0
let count = 0

/**
 * A new key: a UUIDv7, so that later rows sort later; a counter orders those of one millisecond. Its random part is the
 * end of a random UUID, which Node generates in batches: drawing bytes for each key cost as much as half a query.
 */
export function newId(): string {
  const now = Date.now()
  if (now > last) {
    last = now
    count = 0
  } else if (count < 0xfff) count += 1
  else {
    last += 1
    count = 0
  }
  const time = last.toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`
}
