import type { UnitCategory } from '#units/choices.ts'

/** The fields of a unit that the panels of residents need. */
export type PanelUnit = { id: string; unitNumber: string; category: UnitCategory }
