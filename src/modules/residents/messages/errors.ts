import { translated } from '#platform/language/language.ts'
import { english } from './errors-en.ts'
import { french } from './errors-fr.ts'

export const residentErrors = translated('residents.errors', english, french)
