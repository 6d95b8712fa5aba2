import { z } from 'zod'
import { SearchResults } from '#command-bar/contract.ts'
import { endpoint } from '#platform/endpoint.ts'
import { fieldText } from '#platform/language/field-errors.ts'
import { languages } from '#platform/language/language.ts'
import { administrators } from '#platform/roles.ts'
import { missingThings, setUpSteps } from '#set-up-guide/choices.ts'
import { buildingStates, deliveryStates, readProblems, sendProblems, shortestSearch } from './choices.ts'
import { portfolioErrors } from './messages/errors.ts'
import { NewBuilding, NewMessage, Opening, ReachInput } from './schemas.ts'

const Instant = z.iso.datetime()

/** What the office of a building sees on its overview, in numbers. */
export const BuildingFigures = z.object({
  units: z.int(),
  occupied: z.int(),
  /** Open requests past their deadline. */
  late: z.int(),
  /** Active urgent requests. */
  urgent: z.int(),
  /** Packages that wait at the front desk. */
  packages: z.int(),
})
export type BuildingFigures = z.infer<typeof BuildingFigures>

/** How far the set-up of a building is, while its guide is offered. */
export const SetUpProgress = z.object({
  done: z.int(),
  steps: z.array(z.enum(setUpSteps)),
  missing: z.array(z.enum(missingThings)),
})
export type SetUpProgress = z.infer<typeof SetUpProgress>

export const PortfolioBuilding = z.object({
  id: z.uuid(),
  name: z.string(),
  /** City and region. */
  place: z.string(),
  origin: z.string(),
  state: z.enum(buildingStates),
  languages: z.array(z.enum(languages)),
  /** Null until they could be read. */
  figures: BuildingFigures.nullable(),
  setUp: SetUpProgress.nullable(),
  /** When the figures were read. */
  readAt: Instant.nullable(),
  /** Why the last reading failed; the figures are then those of before. */
  problem: z.enum(readProblems).nullable(),
})
export type PortfolioBuilding = z.infer<typeof PortfolioBuilding>

export const Portfolio = z.object({ company: z.string(), buildings: z.array(PortfolioBuilding) })
export type Portfolio = z.infer<typeof Portfolio>

/** The signed-in person, and whether their account is ready. */
export const CompanyPerson = z.object({
  company: z.string(),
  hasSecondFactor: z.boolean(),
  /** Until two-step sign-in is set up, nothing of a building can be read. */
  mustSetUpSecondFactor: z.boolean(),
  canCreateBuildings: z.boolean(),
})
export type CompanyPerson = z.infer<typeof CompanyPerson>

/** A picture of the building with every unit: one path for each colour. */
export const BuildingPicture = z.object({
  width: z.number(),
  height: z.number(),
  paths: z.record(z.string(), z.string()),
})
export type BuildingPicture = z.infer<typeof BuildingPicture>

const Problem = z.object({ id: z.uuid(), name: z.string(), problem: z.enum(readProblems) })
export const FoundInBuilding = z.object({
  id: z.uuid(),
  name: z.string(),
  found: SearchResults.pick({ units: true, people: true, requests: true }),
})
export type FoundInBuilding = z.infer<typeof FoundInBuilding>
export const PortfolioSearch = z.object({
  buildings: z.array(FoundInBuilding),
  /** Buildings whose answer is missing. */
  failed: z.array(Problem),
})
export type PortfolioSearch = z.infer<typeof PortfolioSearch>

export const BuildingReach = z.object({
  id: z.uuid(),
  name: z.string(),
  people: z.int(),
  /** How many of them no e-mail reaches: they get a printed sheet. */
  onPaper: z.int(),
  problem: z.enum(readProblems).nullable(),
})
export const Reach = z.object({ buildings: z.array(BuildingReach), people: z.int(), onPaper: z.int() })
export type Reach = z.infer<typeof Reach>

export const MessageInBuilding = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(deliveryStates),
  /** How many people it reached when it was published; null until then. */
  people: z.int().nullable(),
  problem: z.enum(sendProblems).nullable(),
})
export const CompanyMessage = z.object({
  id: z.uuid(),
  title: z.string(),
  by: z.string(),
  createdAt: Instant,
  publishAt: Instant.nullable(),
  buildings: z.array(MessageInBuilding),
})
export type CompanyMessage = z.infer<typeof CompanyMessage>

const path = '/api/portfolio'
const roles = administrators

/** The calls of the portfolio, which only its own host name answers. */
export const portfolio = {
  person: endpoint({
    method: 'GET',
    path: `${path}/person`,
    roles,
    summary: 'The company of the signed-in person, and what is missing of their account',
    reply: CompanyPerson,
  }),
  list: endpoint({
    method: 'GET',
    path: `${path}/buildings`,
    roles,
    summary: 'The buildings of the company with their figures, at most a minute old',
    background: true,
    reply: Portfolio,
  }),
  picture: endpoint({
    method: 'GET',
    path: `${path}/buildings/:id/picture`,
    roles,
    summary: 'A picture of a building with the state of every unit',
    background: true,
    errors: [503],
    reply: BuildingPicture,
  }),
  open: endpoint({
    method: 'POST',
    path: `${path}/buildings/:id/opening`,
    roles,
    summary: 'The address that opens a building once, within a minute, in the browser that was named',
    body: Opening,
    errors: [409, 429],
    hasSecret: true,
    reply: z.object({ address: z.string() }),
  }),
  create: endpoint({
    method: 'POST',
    path: `${path}/buildings`,
    roles,
    summary: 'Create a building for the company; its state is in the list',
    body: NewBuilding,
    status: 202,
    errors: [409, 429],
    reply: z.object({ id: z.uuid() }),
  }),
  search: endpoint({
    method: 'GET',
    path: `${path}/search`,
    roles,
    summary: 'Units, people and requests of all buildings that match a text',
    query: z.object({
      q: z
        .string()
        .trim()
        .min(shortestSearch, { error: fieldText((language) => portfolioErrors[language].shortSearch) })
        .max(100, { error: fieldText((language) => portfolioErrors[language].longSearch) }),
    }),
    errors: [429],
    reply: PortfolioSearch,
  }),
  reach: endpoint({
    method: 'POST',
    path: `${path}/messages/reach`,
    roles,
    summary: 'How many people a message would reach in each of these buildings',
    body: ReachInput,
    reply: Reach,
  }),
  send: endpoint({
    method: 'POST',
    path: `${path}/messages`,
    roles,
    summary: 'Publish an announcement in several buildings; each sends its own',
    body: NewMessage,
    errors: [409],
    reply: CompanyMessage,
  }),
  retry: endpoint({
    method: 'POST',
    path: `${path}/messages/:id/retry`,
    roles,
    summary: 'Publish a message in the buildings where it failed',
    reply: CompanyMessage,
  }),
  messages: endpoint({
    method: 'GET',
    path: `${path}/messages`,
    roles,
    summary: 'The latest messages to several buildings',
    reply: z.array(CompanyMessage),
  }),
}
