import { HttpError } from '#platform/http-error.ts'
import type { BuildingPicture } from '../../contract.ts'
import { figuresLifetime } from '../../choices.ts'
import { portfolioErrors } from '../../messages/errors.ts'
import type { BuildingReaders, PortfolioBuildings } from '../portfolio-buildings.ts'
import { readBuilding } from './each-building.ts'

/** Draws the pictures of buildings, each at most once a minute. */
export function createPictures({ run }: PortfolioBuildings, { readPicture }: BuildingReaders) {
  const known = new Map<string, { picture: BuildingPicture; readAt: number }>()
  return {
    /** Throws 503 when the building does not answer. */
    async get(id: string, now: Date): Promise<BuildingPicture> {
      const present = known.get(id)
      if (present && now.getTime() - present.readAt < figuresLifetime) return present.picture
      const { value, problem } = await readBuilding(() => run(id, readPicture))
      if (problem)
        throw new HttpError(503, 'building_away', (language) => portfolioErrors[language][problem], {
          headers: { 'Retry-After': '30' },
        })
      known.set(id, { picture: value, readAt: now.getTime() })
      return value
    },
  }
}
