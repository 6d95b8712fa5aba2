import { exportedTable } from '#platform/text/exported-table.ts'
import { dashboardDate, type Day, dayOf } from '#platform/time/dates.ts'
import type { Move } from './contract.ts'
import { words } from './messages/en.ts'
import { exportWords } from './messages/export.ts'
import { countLateSteps, namedDayOf } from './rules.ts'

/** Moves as they are exported or printed. */
export const exportedMoves = (moves: readonly Move[], timeZone: string, today: Day) =>
  exportedTable(exportWords.columns, moves, ({ steps, plannedBy, ...move }) => ({
    day: dashboardDate(namedDayOf(move.kind, move.effectiveDay), timeZone),
    kind: words.kindNames[move.kind],
    unit: move.unit.unitNumber,
    toUnit: move.toUnit?.unitNumber ?? '',
    residents: move.tenants.map(({ fullName }) => fullName).join(', '),
    done: String(steps.filter(({ doneAt }) => doneAt !== null).length),
    late: String(countLateSteps(steps, dayOf(new Date(move.createdAt), timeZone), today)),
    steps: String(steps.length),
    elevator: move.elevatorNote ?? '',
    plannedBy: `${plannedBy.firstName} ${plannedBy.lastName}`.trim(),
  }))
