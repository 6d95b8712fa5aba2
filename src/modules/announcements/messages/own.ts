import { translated } from '#platform/language/language.ts'
import { frenchOwn } from './fr.ts'
import { english } from './own-en.ts'

export const ownAnnouncementTexts = translated('announcements.own', english, frenchOwn)
