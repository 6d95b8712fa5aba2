import { productAccent, textContrastOf } from '#platform/colour/accent.ts'
import { languageNameForOffice } from '#platform/language/further-languages.ts'
import { firstLanguage, type Language } from '#platform/language/registry.ts'
import { formatAddress } from '#platform/locale/address.ts'
import { formatList } from '#platform/locale/lists.ts'
import {
  type ConfirmableStep,
  isConfirmable,
  type MissingThing,
  type SetUpStepKey,
  setUpSteps,
  type StepState,
} from './choices.ts'
import { guideWords } from './messages/en.ts'

/** What the building's own records say about the steps. */
export type SetUpFacts = {
  person: { name: string; hasSecondFactor: boolean }
  address: { street: string; city: string; region: string; postalCode: string }
  locale: { timeZone: string; currency: string; languages: readonly Language[] }
  /** The building's own colour; null for the colour of the product. */
  accentColour: string | null
  /** Whether it has an uploaded logo; otherwise the mark is drawn from the footprint. */
  hasLogo: boolean
  floors: number
  units: number
  parkingLevels: number
  stalls: number
  hasMailServer: boolean
  /** Whether the present mail server has accepted a test e-mail since it was changed. */
  isMailTested: boolean
  /** The priorities with a promised time for every category. */
  prioritiesWithTime: number
  openDays: number
  emergencyPhone: string
  hasResidents: boolean
  /** Other accounts of the office. */
  colleagues: number
  /** Whether the home page has a headline. */
  hasPublicPage: boolean
  /** Whether the home page has its large picture. */
  hasPicture: boolean
}

export type Step = { key: SetUpStepKey; state: StepState; line: string }

const prioritiesInAll = 4
const { lines } = guideWords

const optionalSteps: ReadonlySet<SetUpStepKey> = new Set(['people'])

/** The steps of the guide with their state. A confirmed one is done. */
export function listSteps(facts: SetUpFacts, confirmed: readonly ConfirmableStep[]): Step[] {
  return setUpSteps.map((key) => {
    const { isDone, line } = describeStep[key](facts)
    const isConfirmed = isConfirmable(key) && confirmed.includes(key)
    const state = isDone || isConfirmed ? 'done' : optionalSteps.has(key) ? 'optional' : 'to-do'
    return { key, state, line: isConfirmed && !isDone ? lines.confirmed[key](line) : line }
  })
}

export const countDone = (steps: readonly Step[]) => steps.filter(({ state }) => state === 'done').length
/** Whether nothing is left to do. */
export const isFinished = (steps: readonly Step[]) => steps.every(({ state }) => state !== 'to-do')
/** The same for the building, without the reader's own account: a later administrator does not set the building up again. */
export const isBuildingFinished = (steps: readonly Step[]) => isFinished(steps.filter(({ key }) => key !== 'account'))

/** What is still missing: optional steps are not. */
export const listMissing = (steps: readonly Step[], { hasPicture }: Pick<SetUpFacts, 'hasPicture'>): MissingThing[] => [
  ...steps.filter(({ state }) => state === 'to-do').map(({ key }) => key),
  ...(hasPicture ? [] : (['picture'] as const)),
]

type StepStatus = { isDone: boolean; line: string }

const describeStep: Record<SetUpStepKey, (facts: SetUpFacts) => StepStatus> = {
  account: ({ person }) => ({
    isDone: person.hasSecondFactor,
    line: lines.account(person.name, person.hasSecondFactor),
  }),
  address: ({ address }) => ({
    isDone: address.street !== '' && address.city !== '',
    line: formatAddress(address),
  }),
  // Set up from the country, so only a person can say that it is right.
  locale: ({ locale }) => ({
    isDone: false,
    line: lines.locale(
      formatList(locale.languages.map(languageNameForOffice), firstLanguage),
      locale.currency,
      locale.timeZone,
    ),
  }),
  // It begins with the colour of the product, so only a person can say that it stays.
  brand: ({ accentColour, hasLogo }) => ({
    isDone: accentColour !== null || hasLogo,
    line: lines.brand(hasLogo, textContrastOf(accentColour ?? productAccent).toFixed(1)),
  }),
  building: ({ floors, units }) => ({ isDone: units > 0, line: lines.building(floors, units) }),
  parking: ({ parkingLevels, stalls }) => ({ isDone: stalls > 0, line: lines.parking(parkingLevels, stalls) }),
  mail: ({ hasMailServer, isMailTested }) => ({
    isDone: hasMailServer && isMailTested,
    line: lines.mail(hasMailServer, isMailTested),
  }),
  sla: ({ prioritiesWithTime }) => ({
    isDone: prioritiesWithTime >= prioritiesInAll,
    line: lines.sla(prioritiesWithTime, prioritiesInAll),
  }),
  hours: ({ openDays, emergencyPhone }) => ({
    isDone: openDays > 0 && emergencyPhone !== '',
    line: lines.hours(openDays, emergencyPhone !== ''),
  }),
  people: ({ hasResidents, colleagues }) => ({
    isDone: hasResidents,
    line: lines.people(hasResidents, colleagues),
  }),
  'public-page': ({ hasPublicPage }) => ({ isDone: hasPublicPage, line: lines.publicPage(hasPublicPage) }),
}
