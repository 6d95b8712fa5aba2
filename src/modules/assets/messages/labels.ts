import { translated } from '#platform/language/language.ts'
import { english } from './labels-en.ts'
import { french } from './labels-fr.ts'

export const assetLabels = translated('assets.labels', english, french)
