import { z } from 'zod'
import { minutes } from '#platform/time/dates.ts'
import { seal, sealedPlace, unseal } from '#platform/server/security/sealed.ts'

const place = sealedPlace('accounts', 'sign-in', 'step')
/** Milliseconds for typing a code. */
const lifetime = minutes(10)

const Step = z.object({ email: z.string(), password: z.string(), until: z.number() })

/**
 * Encrypts the input of the first step for the page that asks for a code: without scripts it is sent again with the
 * code, and a password is never part of a page.
 */
export const sealStep = (key: Buffer, { email, password }: { email: string; password: string }, now: Date): string =>
  seal(key, JSON.stringify({ email, password, until: now.getTime() + lifetime }), place)

/** The input of the first step; null when it was changed or is too old. */
export function openStep(key: Buffer, sealed: string, now: Date): { email: string; password: string } | null {
  try {
    const { until, ...step } = Step.parse(JSON.parse(unseal(key, sealed, place)))
    return until > now.getTime() ? step : null
  } catch {
    return null
  }
}
