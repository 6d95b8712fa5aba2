import type { dateTexts } from './dates.ts'
import type { fieldErrors } from './fields.ts'
import type { platformTexts } from './index.ts'
import type { areaNames } from '../../locale/measures.ts'
import type { byteTexts } from '../../text/bytes.ts'
import type { amountTexts } from '../../text/money-texts.ts'
import type { phoneTexts } from '../../text/phone-text.ts'
import type { numberTexts } from '../../text/typed-number.ts'

/** The texts of this folder in a further language: `<code>.ts` beside this file. */
export type PlatformTopics = {
  'platform.language.dates': typeof dateTexts
  'platform.language.fields': typeof fieldErrors
  'platform.language': typeof platformTexts
  'platform.locale.areas': typeof areaNames
  'platform.text.bytes': typeof byteTexts
  'platform.text.money': typeof amountTexts
  'platform.text.phone': typeof phoneTexts
  'platform.text.number': typeof numberTexts
}
