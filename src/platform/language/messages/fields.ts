import { translated } from '../language.ts'
import { english } from './fields-en.ts'
import { french } from './fields-fr.ts'

export const fieldErrors = translated('platform.language.fields', english, french)
