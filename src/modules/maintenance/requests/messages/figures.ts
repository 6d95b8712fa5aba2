import { translated } from '#platform/language/language.ts'
import { english } from './figures-en.ts'
import { french } from './figures-fr.ts'

export const requestFigures = translated('maintenance.requests.figures', english, french)
