import type { TextSource } from '#platform/language/language.ts'
import { pseudo } from '#platform/language/pseudo.ts'

/** The pseudo-locale of the tests: the English texts of every topic, lengthened. */
export const texts: TextSource = (_, english) => pseudo(english) as object
