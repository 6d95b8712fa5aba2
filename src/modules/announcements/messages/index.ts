import { translated } from '#platform/language/language.ts'
import { french } from './fr.ts'
import { english } from './en.ts'

export const announcementTexts = translated('announcements', english, french)
