import { floorInEnglish } from '#building/messages/floor-names.ts'
import { localeOf } from '#platform/language/language.ts'

/** Texts of the printed notice for the units that e-mail does not reach. */
export const sheetTexts = {
  title: 'Notice for units without email',
  help: 'One page to post or slip under doors, with a list of the units that email does not reach.',
  loading: 'Loading the notice...',
  print: 'Print',
  homes: (n: number) => `${n.toLocaleString(localeOf('en'))} ${n === 1 ? 'unit' : 'units'} without email`,
  none: 'Email reaches every unit.',
  why: {
    nobody: 'No resident on record',
    failed: 'Email failed',
    unwanted: 'Opted out of email',
    not_mailed: 'Not sent by email',
  },
  notice: (building: string) => `${building}: notice`,
  files: (names: string) => `Attachments: ${names}`,
  floor: (floor: number) => floorInEnglish(floor),
}
