import { dashboardDate } from '#platform/time/dates.ts'
import type { PlannedChange } from '../choices.ts'

type Planned = { change: PlannedChange; unit: { unitNumber: string }; day: string }

const sentences: Readonly<Record<PlannedChange, (unit: string, day: string) => string>> = {
  leaves: (unit, day) => `Leaves ${unit} on ${day}`,
  moves_in: (unit, day) => `Moves into ${unit} on ${day}`,
}

/** A planned move in a resident's record, for the office: "Moves into 1005 on 25-11-2026". */
export const plannedMoveText = ({ change, unit, day }: Planned): string =>
  // A day is not shifted by a time zone.
  sentences[change](unit.unitNumber, dashboardDate(day, 'UTC'))

/** All planned moves of a resident in one line; null when none is planned. */
export const plannedMovesText = (planned: readonly (Planned & { tenantId: string })[], residentId: string) =>
  planned
    .filter(({ tenantId }) => tenantId === residentId)
    .map(plannedMoveText)
    .join(' · ') || null
