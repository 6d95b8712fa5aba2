import { timeZoneOf } from '#building/server/time-zone.ts'
import type { ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import { exportedMoves } from '../exported-moves.ts'
import { exportWords } from '../messages/export.ts'
import { isCurrentMove } from '../rules.ts'
import { listMoves } from './reads.ts'

/** The moves that the office still has to do with. */
export const moveExport = (now: Date): ListExport => ({
  recordType: 'moves',
  criteria: {},
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const today = dayOf(now, zone)
    const current = (await listMoves(tx, { recent: true }, now)).filter((move) => isCurrentMove(move, today))
    return { name: exportWords.fileName(today), ...exportedMoves(current, zone, today) }
  },
})
