import type { AppContext, CurrentUser } from '#platform/server/http/app-context.ts'
import type { BuildingPicture, PortfolioBuilding, SetUpProgress } from '../contract.ts'
import type { BuildingFigures } from '../contract.ts'
import type { BuildingState } from '../choices.ts'
import type { NewBuilding } from '../schemas.ts'

/** A building as the registry has it. */
export type KnownBuilding = {
  id: string
  slug: string
  origin: string
  state: BuildingState
}

/** What the portfolio may use of a building while it works in its name. */
export type BuildingContext = Pick<AppContext, 'db' | 'mail' | 'jobs' | 'config' | 'origin'>

/** The profile of a building, and its figures. */
export type BuildingSummary = Pick<PortfolioBuilding, 'name' | 'place' | 'languages'> & {
  figures: BuildingFigures
  setUp: SetUpProgress | null
}

/** The buildings of the installation. Each piece of work belongs to one of them, and can reach no other. */
export type PortfolioBuildings = {
  list: () => Promise<KnownBuilding[]>
  /** Does work in the name of a building. Rejects when it cannot be used. */
  run: <T>(id: string, work: (context: BuildingContext) => Promise<T>) => Promise<T>
  /** Registers a building and returns its id at once; its schema is created meanwhile. Null where that is not possible. */
  create: ((building: NewBuilding, by: CurrentUser, companyId: string) => Promise<string>) | null
}

/** What is read of a building, by functions of several modules. */
export type BuildingReaders = {
  readSummary: (context: BuildingContext, now: Date) => Promise<BuildingSummary>
  readPicture: (context: BuildingContext) => Promise<BuildingPicture>
}
