import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '#platform/http-error.ts'
import { accountTexts } from '../messages/index.ts'

/** OWASP's floor for Argon2id (Password Storage Cheat Sheet, 2024): 19 MiB, two passes, one lane. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Limits concurrent hashing, so that many sign-ins cannot use up the memory. */
const maxConcurrent = 4
/** The longest queue: a few seconds of work. */
const maxQueue = 200

let running = 0
const waiting: (() => void)[] = []

async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= maxQueue)
    throw new HttpError(503, 'busy', (language) => accountTexts[language].busy, { headers: { 'Retry-After': '3' } })
  if (running >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
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
  withConcurrencyLimit(() => hash(password.normalize('NFKC'), argonOptions))

/** The hash of a random password: verifying it costs as much as verifying a real one. */
let dummyHash: Promise<string> | null = null

/** Whether the password matches. Does the same work when there is no account. */
export async function isPassword(password: string, storedHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID())
  const hashToVerify = storedHash ?? (await dummyHash)
  const isMatch = await withConcurrencyLimit(() => verify(hashToVerify, password.normalize('NFKC')))
  return storedHash !== null && isMatch
}
