import { translated } from '#platform/language/language.ts'
import { frenchAnswer } from '../../confirmation/messages/fr.ts'
import { frenchOwn } from './fr.ts'
import { english, englishAnswer } from './en.ts'

export const ownRequestTexts = translated(english, frenchOwn)
export const answerTexts = translated(englishAnswer, frenchAnswer)
