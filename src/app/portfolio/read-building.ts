import { readFigures } from '#overview/server/figures.ts'
import { portfolioErrors } from '#portfolio/messages/errors.ts'
import type { BuildingReaders } from '#portfolio/server/portfolio-buildings.ts'
import { listForPicture } from '#tower/server/listed-units.ts'
import { facadeOf } from '#tower/geometry/facade.ts'
import { drawTower } from '#tower/small-tower.ts'
import { readModel } from '#building/server/model.ts'
import { building } from '#building/server/table.ts'
import { findOfferedGuide } from '#set-up-guide/server/store.ts'
import { setUpSteps } from '#set-up-guide/choices.ts'
import { conflict } from '#platform/http-error.ts'

/** More units than a picture of this size can show. */
const mostUnits = 1_000
/** Reads the guide in place of an account, whose own step is to do: people of the company need not have one in the building. */
const portfolioPerson = { id: '00000000-0000-0000-0000-000000000000', firstName: '', lastName: '' }

/** Reads what the portfolio shows of a building with the functions of its own modules. */
export const buildingReaders: BuildingReaders = {
  async readSummary({ db, config }, now) {
    const [profile] = await db.select().from(building)
    if (!profile) throw conflict('not_set_up', (language) => portfolioErrors[language].notReady)
    const guide = await findOfferedGuide(db, config, portfolioPerson)
    const missing = guide?.missing.filter((thing) => thing !== 'account') ?? []
    return {
      name: profile.name,
      place: [profile.city, profile.region].filter(Boolean).join(', '),
      languages: profile.languages,
      figures: await readFigures(db, now),
      setUp: guide && { done: guide.done, steps: [...setUpSteps], missing },
    }
  },
  async readPicture({ db }) {
    const [model, { rows }] = await Promise.all([readModel(db), listForPicture(db, { limit: mostUnits })])
    const { width, height, paths } = drawTower(facadeOf(model, rows))
    return { width, height, paths }
  },
}
