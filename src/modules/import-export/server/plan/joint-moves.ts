import { dashboardDate } from '#platform/time/dates.ts'
import { words } from '../../messages/en.ts'
import type { ResidentOperation } from './resident-operation.ts'
import type { Planned } from './planned.ts'

/** The type of the home of a line; further homes of an owner are lines of their own, and the type is on the first one. */
export function residenceTypeOf(operations: readonly ResidentOperation[], operation: ResidentOperation) {
  const type =
    operation.columns.tenantType ??
    operation.current?.resident.tenantType ??
    operations.find(({ residentId }) => residentId === operation.residentId)?.columns.tenantType
  return type === 'Owner' ? ('owner' as const) : ('renter' as const)
}

/** The lines of a file that become one move: of people who move into a unit on the same day to come, such as a couple. */
export function groupByMove<Row extends { operation: ResidentOperation }>(rows: readonly Row[]): Row[][] {
  const operations = rows.map(({ operation }) => operation)
  const moving = rows.filter(({ operation: { unit, movesInOn } }) => unit !== null && movesInOn !== null)
  const groups = Map.groupBy(moving, ({ operation }) =>
    [operation.unit?.id, operation.movesInOn, residenceTypeOf(operations, operation)].join(' '),
  )
  return [...groups.values()]
}

/** The plan, in which each line says with whom its person moves in. */
export function withJointMoves(plan: readonly Planned<ResidentOperation>[]): Planned<ResidentOperation>[] {
  const rows = plan.flatMap((row) => (row.operation === null ? [] : [{ ...row, operation: row.operation }]))
  const partners = new Map(
    groupByMove(rows).flatMap((group) =>
      group.map(({ line }) => [line, group.filter((other) => other.line !== line).map(({ label }) => label)] as const),
    ),
  )
  return plan.map((row) => {
    const names = partners.get(row.line) ?? []
    const { unit = null, movesInOn = null } = row.operation ?? {}
    if (names.length === 0 || unit === null || movesInOn === null) return row
    const alone = words.import.homeFrom(unit.unitNumber, dashboardDate(movesInOn, 'UTC'))
    const changes = row.changes.map((change) =>
      change.field === words.import.home && change.to === alone
        ? { ...change, to: words.import.homeTogether(alone, names) }
        : change,
    )
    return { ...row, changes }
  })
}
