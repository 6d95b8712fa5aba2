import { translated } from '#platform/language/language.ts'
import { frenchPhotos } from './fr.ts'
import { english } from './en.ts'

export const requestPhotoTexts = translated('maintenance.photos', english, frenchPhotos)
