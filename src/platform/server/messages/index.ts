import { translated } from '../../language/language.ts'
import { english } from './en.ts'
import { french } from './fr.ts'

export const serverErrors = translated('platform.server', english, french)
