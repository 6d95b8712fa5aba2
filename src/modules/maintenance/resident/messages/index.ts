import { inLanguages } from '#platform/language/language.ts'
import { frenchAnswer } from '../../confirmation/messages/fr.ts'
import { frenchOwn } from './fr.ts'
import { english, englishAnswer } from './en.ts'

export const ownWords = inLanguages(english, frenchOwn)
export const answerWords = inLanguages(englishAnswer, frenchAnswer)
