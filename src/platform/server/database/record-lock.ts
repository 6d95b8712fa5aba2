import { lockForTransaction } from './advisory-lock.ts'
import type { Database } from './drizzle.ts'

/*
 * The order of locks on units, people and homes. A transaction that takes them in another order can wait for one that
 * waits for it, and PostgreSQL ends one of the two.
 *
 * 1. `lockRecords`, before any row below. An import and its undo take it alone: they lock whole tables, and would
 *    otherwise wait for the row of a transaction that waits for the table.
 * 2. moves
 * 3. units, by id
 * 4. assignments of a unit (`lockHousehold`) or of a resident (`lockHomes`, by unit)
 * 5. residents with their accounts, by id (`lockResidents`); rows that refer to them do not wait for this lock
 * 6. parking stalls, lockers, keys and fobs (`lockAsset`)
 */

/** The first lock of a transaction that changes units, people, homes or moves; an import takes it exclusively. */
export const lockRecords = (tx: Database, mode: 'shared' | 'exclusive' = 'shared', limit?: number) =>
  lockForTransaction(tx, 'records', mode, limit)
