import type { Database } from '#platform/server/database/drizzle.ts'
import { requestSummary } from '../../messaging/server/store.ts'
import { visitWaitsOn } from '../rules.ts'
import { hasResident } from './advance.ts'
import { visitOf } from './reads.ts'
import { openVisitLink } from './resident-acts.ts'

/** What the page of a resident's link shows: nothing about a person or a home. */
export type VisitPage = { number: string; vendor: string; visit: { from: string; to: string } | null }

/** The visit of a link; without a time when none waits for the resident. Throws 400. Opening a page writes nothing. */
export const findVisitPage = (db: Database, token: string, now: Date): Promise<VisitPage> =>
  db.transaction(async (tx) => {
    const { locked } = await openVisitLink(tx, token, now)
    const { number } = await requestSummary(tx, { request: locked.request, unitNumber: null })
    const needsAnswer = visitWaitsOn(locked.order, hasResident(locked)) === 'resident'
    return { number, vendor: locked.vendor.name, visit: needsAnswer ? visitOf(locked.order) : null }
  })
