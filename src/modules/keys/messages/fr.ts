import type { Translated } from '#platform/language/language.ts'
import type { KeyWords } from './en.ts'

/** The French texts about keys for residents. */
export const french: Translated<KeyWords> = {
  title: 'Clés que vous avez empruntées',
  due: (when) => `à rapporter au plus tard le ${when}`,
  overdue: (when) => `devait être rapportée le ${when}`,
  since: (when) => `empruntée le ${when}`,
  takenBy: (name) => `prise par ${name}`,
}
