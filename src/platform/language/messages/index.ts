import { translated } from '../language.ts'
import { french } from './fr.ts'
import { english } from './en.ts'

export const platformTexts = translated('platform.language', english, french)
