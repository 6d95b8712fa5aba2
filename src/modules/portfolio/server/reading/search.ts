import { search } from '#command-bar/server/store.ts'
import type { PortfolioSearch } from '../../contract.ts'
import { withExactNumber } from '../../rules.ts'
import type { KnownBuilding, PortfolioBuildings } from '../portfolio-buildings.ts'
import { mapFew, readBuilding } from './each-building.ts'
import type { Summaries } from './summaries.ts'

/** Milliseconds; a person who waits for results has typed a word already. */
const limit = 2_500

/** The best matches of each building, and the buildings that did not answer. */
export async function searchBuildings(
  { run }: Pick<PortfolioBuildings, 'run'>,
  summaries: Summaries,
  buildings: readonly KnownBuilding[],
  typed: string,
  now: Date,
): Promise<PortfolioSearch> {
  const answers = await mapFew(buildings, async (building) => {
    // Without the vocabulary of each building, which would be read only to correct typos.
    const find = () => run(building.id, ({ db }) => search(db, typed, () => Promise.resolve([]), 'admin'))
    const answer = await readBuilding(find, limit)
    return { id: building.id, name: await summaries.nameOf(building, now), ...answer }
  })
  const found = withExactNumber(answers, typed) ?? answers
  return {
    buildings: found.flatMap(({ id, name, value }) =>
      value && value.units.length + value.people.length + value.requests.length > 0
        ? [{ id, name, found: { units: value.units, people: value.people, requests: value.requests } }]
        : [],
    ),
    failed: answers.flatMap(({ id, name, problem }) => (problem === null ? [] : [{ id, name, problem }])),
  }
}
