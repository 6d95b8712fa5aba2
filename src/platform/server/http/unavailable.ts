import { DatabaseError } from 'pg'
import { HttpError } from '../../http-error.ts'
import type { Message } from '../../language/language.ts'
import { platformTexts } from '../../language/messages/index.ts'
import { DatabaseAway, hasEndedConnection } from '../database/database-client.ts'
import { PoolBusy } from '../database/database-pool.ts'
import { FileStoreAway } from '../files/stores/file-store.ts'
import { serverErrors } from '../messages/index.ts'

type Kind = 'database_away' | 'files_away' | 'busy' | 'locked' | 'too_slow' | 'disk_full'

/** The text of each kind, and the number of seconds after which a retry makes sense. */
const responses: Readonly<Record<Kind, { text: Message; seconds: number }>> = {
  database_away: { text: (language) => platformTexts[language].databaseAway, seconds: 5 },
  files_away: { text: (language) => serverErrors[language].filesAway, seconds: 5 },
  busy: { text: (language) => platformTexts[language].busy, seconds: 3 },
  locked: { text: (language) => platformTexts[language].locked, seconds: 3 },
  too_slow: { text: (language) => platformTexts[language].tooSlow, seconds: 10 },
  disk_full: { text: (language) => platformTexts[language].diskFull, seconds: 60 },
}

/** SQLSTATE codes (Appendix A of PostgreSQL's manual); two characters are a whole class. */
const kinds: Readonly<Record<string, Kind>> = {
  '08': 'database_away',
  '25006': 'database_away', // a standby, which takes no writes
  '25P03': 'database_away', // an idle transaction was ended by the server
  '25P04': 'too_slow',
  '40001': 'locked',
  '40P01': 'locked', // deadlock
  '53': 'busy',
  '53100': 'disk_full',
  '55P03': 'locked', // lock_timeout
  '57014': 'too_slow', // statement_timeout
  '57P01': 'database_away',
  '57P02': 'database_away',
  '57P03': 'database_away', // starting, or shutting down
  '57P05': 'database_away',
}

const notQueryable = /^Client (?:has encountered a connection error|was closed) and is not queryable$/

/** Whether the disk of the program or of the database is full. */
export const isDiskFull = (error: unknown): boolean => partsOf(error).some((part) => kindOf(part) === 'disk_full')

/**
 * The 503 for a database, a disk or a store of files that cannot work at the moment; null for any other error. Nothing is retried
 * automatically: a change whose connection was lost may have been made, and its answer says so.
 */
export function unavailable(error: unknown, isChange: boolean): HttpError | null {
  for (const part of partsOf(error)) {
    const kind = kindOf(part)
    if (!kind) continue
    const { text, seconds } = responses[kind]
    const isUncertain = isChange && hasEndedConnection(part)
    return new HttpError(
      503,
      isUncertain ? 'outcome_unknown' : kind,
      isUncertain ? (language) => platformTexts[language].outcomeUnknown : text,
      {
        headers: { 'Retry-After': String(seconds) },
      },
    )
  }
  return null
}

/** The error and its causes. */
function partsOf(error: unknown): Error[] {
  const parts: Error[] = []
  for (let at = error; at instanceof Error && parts.length < 10; at = at.cause) parts.push(at)
  return parts
}

function kindOf(error: Error): Kind | null {
  if (error instanceof PoolBusy) return 'busy'
  if (error instanceof FileStoreAway) return 'files_away'
  if (error instanceof DatabaseError) {
    const code = error.code ?? ''
    return kinds[code] ?? kinds[code.slice(0, 2)] ?? null
  }
  if (error instanceof DatabaseAway || hasEndedConnection(error) || notQueryable.test(error.message))
    return 'database_away'
  const { code } = error as NodeJS.ErrnoException
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'disk_full' : null
}
