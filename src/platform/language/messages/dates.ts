import { translated } from '../language.ts'
import { french } from './dates-fr.ts'
import { english } from './dates-en.ts'

export const dateTexts = translated('platform.language.dates', english, french)
