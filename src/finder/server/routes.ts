import type { House } from '#platform/server/house.ts'
import { serve } from '#platform/server/serve.ts'
import { finder } from '../contract.ts'
import { findAnything, listChosen } from './store.ts'
import { keepVocabulary } from './vocabulary.ts'

export function finderRoutes(house: House) {
  const vocabulary = keepVocabulary(house)
  serve(house, finder.find, ({ db, query }) => findAnything(db, query.q, vocabulary))
  serve(house, finder.chosen, ({ db, query }) => listChosen(db, query.of))
}
