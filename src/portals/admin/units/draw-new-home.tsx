import type { DrawNewHome } from '#moves/screens/plan-form.ts'
import { UnitSelect } from '#tower/screens/UnitSelect.tsx'

/** The new home of a transfer. */
export const drawNewHome: DrawNewHome = (field) => <UnitSelect {...field} />
