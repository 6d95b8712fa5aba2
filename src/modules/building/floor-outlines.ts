import type { Polygon } from './polygon.ts'

type Walls = { outline: Polygon; furtherOutlines?: readonly Polygon[] | undefined }

/** The outlines of all parts on a floor. */
export const outlinesOf = ({ outline, furtherOutlines = [] }: Walls): Polygon[] => [outline, ...furtherOutlines]

/** The outlines that most floors with homes have; of all floors where there are no homes. */
export function commonOutlines(floors: readonly (Walls & { kind: string })[]): Polygon[] {
  const homes = floors.filter(({ kind }) => kind === 'residential')
  const groups = [
    ...Map.groupBy(homes.length > 0 ? homes : floors, (floor) => JSON.stringify(outlinesOf(floor))).values(),
  ]
  const common = groups.toSorted((a, b) => b.length - a.length)[0]?.[0]
  return common ? outlinesOf(common) : []
}
