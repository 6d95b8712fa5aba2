import { inLanguages } from '#platform/language/language.ts'
import { frenchPhotos } from './fr.ts'
import { english } from './en.ts'

export const photoWords = inLanguages(english, frenchPhotos)
