import { timeZoneOf } from '#building/server/time-zone.ts'
import type { ChosenExport, ListExport } from '#platform/server/csv/list-export.ts'
import { dayOf } from '#platform/time/dates.ts'
import type { Move } from '../contract.ts'
import { exportedMoves } from '../exported-moves.ts'
import { exportWords } from '../messages/export.ts'
import { isCurrentMove } from '../rules.ts'
import { listMoves } from './reads.ts'

/** The moves that the office still has to do with. */
export const moveExport = (now: Date): ListExport => exportOf(() => true, now)

export const chosenMoves: ChosenExport = ({ ids }, now) => exportOf(({ id }) => ids.has(id), now)

const exportOf = (isExported: (move: Move) => boolean, now: Date): ListExport => ({
  recordType: 'moves',
  criteria: {},
  read: async (tx) => {
    const zone = await timeZoneOf(tx)
    const today = dayOf(now, zone)
    const current = (await listMoves(tx, { recent: true }, now)).filter(
      (move) => isCurrentMove(move, today) && isExported(move),
    )
    return { name: exportWords.fileName(today), ...exportedMoves(current, zone, today) }
  },
})
