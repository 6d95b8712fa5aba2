import { previewReach } from '#announcements/server/delivery.ts'
import type { Reach } from '../../contract.ts'
import type { MessageAudience } from '../../choices.ts'
import type { KnownBuilding, PortfolioBuildings } from '../portfolio-buildings.ts'
import { mapFew, readBuilding } from '../reading/each-building.ts'
import type { Summaries } from '../reading/summaries.ts'

/** How many people a message would reach now, and how many of them no e-mail reaches. */
export async function reachOf(
  { run }: Pick<PortfolioBuildings, 'run'>,
  summaries: Summaries,
  buildings: readonly KnownBuilding[],
  audience: MessageAudience,
  now: Date,
): Promise<Reach> {
  const listed = await mapFew(buildings, async (building) => {
    const { value, problem } = await readBuilding(() =>
      run(building.id, ({ db }) => previewReach(db, { kind: audience }, now)),
    )
    const people = value?.people ?? 0
    const onPaper = people - (value?.byMail ?? 0)
    return { id: building.id, name: await summaries.nameOf(building, now), people, onPaper, problem }
  })
  const sum = (of: 'people' | 'onPaper') => listed.reduce((total, building) => total + building[of], 0)
  return { buildings: listed, people: sum('people'), onPaper: sum('onPaper') }
}
