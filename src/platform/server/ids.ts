import { randomUUID } from 'node:crypto'

let last = 0
let count = 0

/**
 * A new key: UUIDv7, so that rows made later sort later, those of one millisecond by their count in it. Its random part
 * is the end of a random UUID, which Node makes many of at once: each drawn alone cost as much as half a question.
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
