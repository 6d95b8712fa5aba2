import { countUnits } from '../unit-filter.ts'
import { useUnits } from './queries.ts'
import { unitFilterIn } from './use-unit-filter.ts'

/** How many units a view has; the list has all of them. */
export function useViewCounts() {
  const units = useUnits().data
  return (view: Readonly<Record<string, string>>): number | undefined =>
    units &&
    countUnits(
      units,
      unitFilterIn((name) => view[name]),
    )
}
