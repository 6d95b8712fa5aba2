import { eq } from 'drizzle-orm'
import { conflict } from '#platform/http-error.ts'
import type { Database } from '#platform/server/database/drizzle.ts'
import { withConstraintErrors } from '#platform/server/database/violation.ts'
import { deskWords as words } from '../messages/desk.ts'
import { packages } from './table.ts'

type Row = typeof packages.$inferSelect

/**
 * Writes columns of a locked package. Throws 409 where an undo would bring back a package whose label was scanned again
 * meanwhile.
 */
export const updatePackage = (tx: Database, { id, version }: Row, columns: Partial<Row>, now: Date) =>
  withConstraintErrors({ packages_tracking: () => conflict('already_here', () => words.cameAgain) }, () =>
    tx
      .update(packages)
      .set({ ...columns, version: version + 1, updatedAt: now })
      .where(eq(packages.id, id)),
  )
