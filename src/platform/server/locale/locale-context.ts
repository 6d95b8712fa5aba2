import { AsyncLocalStorage } from 'node:async_hooks'
import { type BuildingLocale, setLocaleSource } from '../../locale/locale.ts'

const context = new AsyncLocalStorage<BuildingLocale>()
setLocaleSource(() => context.getStore())

/** Does work in the name of a building: `buildingLocale()` is its locale meanwhile, also after an `await`. */
export const withLocale = <T>(locale: BuildingLocale, work: () => T): T => context.run(locale, work)
