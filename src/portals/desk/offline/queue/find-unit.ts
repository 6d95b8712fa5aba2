import { findAtDesk } from '#desk-search/screens/queries.ts'

/** The id of the unit with exactly this number; null without one. */
export async function findUnitId(unit: string): Promise<string | null> {
  const { units } = await findAtDesk(unit)
  return units.find(({ unitNumber }) => unitNumber.toLowerCase() === unit.toLowerCase())?.unitId ?? null
}
