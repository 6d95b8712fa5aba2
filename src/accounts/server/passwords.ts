import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '#platform/refusal.ts'
import { words } from '../words.ts'

/** OWASP's floor for Argon2id (Password Storage Cheat Sheet, 2024): 19 MiB, two passes, one lane. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** At most this many at once, so that a flood of sign-ins cannot take all memory. */
const atOnce = 4
/** And at most so many wait for their turn: a few seconds' work. */
const longestQueue = 200

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= longestQueue) throw new Refusal(503, 'busy', words.busy, { headers: { 'Retry-After': '3' } })
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password.normalize('NFKC'), strength))

/** A hash nobody knows the password of: checking it costs as much as checking a real one. */
let unknowable: Promise<string> | null = null

/** Whether the password is the one; the same work when there is no account to compare with. */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  unknowable ??= hashPassword(crypto.randomUUID())
  const compared = storedHash ?? (await unknowable)
  const right = await inTurn(() => verify(compared, password.normalize('NFKC')))
  return storedHash !== null && right
}
