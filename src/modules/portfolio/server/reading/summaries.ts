import type { PortfolioBuilding } from '../../contract.ts'
import { figuresLifetime, type ReadProblem } from '../../choices.ts'
import type { BuildingReaders, BuildingSummary, KnownBuilding, PortfolioBuildings } from '../portfolio-buildings.ts'
import { mapFew, readBuilding } from './each-building.ts'

type Known = { summary: BuildingSummary | null; readAt: Date | null; triedAt: number; problem: ReadProblem | null }

/** Reads the profiles and figures of buildings, each at most once a minute; people of several companies share them. */
export function createSummaries({ run }: PortfolioBuildings, { readSummary }: BuildingReaders) {
  const known = new Map<string, Known>()
  const reading = new Map<string, Promise<Known>>()

  async function read(id: string, now: Date): Promise<Known> {
    const { value, problem } = await readBuilding(() => run(id, (context) => readSummary(context, now)))
    const before = known.get(id)
    const result: Known = value
      ? { summary: value, readAt: now, triedAt: now.getTime(), problem: null }
      : { summary: before?.summary ?? null, readAt: before?.readAt ?? null, triedAt: 0, problem }
    known.set(id, result)
    return result
  }

  function get(id: string, now: Date): Promise<Known> {
    const present = known.get(id)
    if (present && now.getTime() - present.triedAt < figuresLifetime) return Promise.resolve(present)
    const running = reading.get(id) ?? read(id, now).finally(() => reading.delete(id))
    reading.set(id, running)
    return running
  }

  return {
    /** The buildings as the portfolio shows them. */
    list: (buildings: readonly KnownBuilding[], now: Date): Promise<PortfolioBuilding[]> =>
      mapFew(buildings, async ({ id, slug, origin, state }) => {
        const { summary, readAt, problem } = state === 'active' ? await get(id, now) : notRead
        const shown = { id, origin, state, problem, readAt: readAt?.toISOString() ?? null }
        if (!summary) return { ...shown, name: slug, place: '', languages: [], figures: null, setUp: null }
        return { ...shown, ...summary }
      }),
    /** The name of a building, which is read when it is not known yet. */
    nameOf: async ({ id, slug }: KnownBuilding, now: Date): Promise<string> =>
      (known.get(id) ?? (await get(id, now))).summary?.name ?? slug,
  }
}

const notRead: Omit<Known, 'triedAt'> = { summary: null, readAt: null, problem: null }

export type Summaries = ReturnType<typeof createSummaries>
