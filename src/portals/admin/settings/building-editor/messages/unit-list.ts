import type { OddReason } from '#building/shape/read-unit-list.ts'
import { formatList } from '#platform/locale/lists.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const mostNamed = 24
const named = (all: readonly string[]) =>
  all.length > mostNamed
    ? `${all.slice(0, mostNamed).join(', ')} and ${all.length - mostNamed} more`
    : formatList(all, 'en')

const reasons: Record<OddReason, string> = {
  empty: 'has no number',
  twice: 'is in the list twice',
  unreadable: "isn't numbered like the others",
  other_floor: 'is on another floor than its number says',
  far_floor: 'is on a floor far from all others',
  far_slot: 'is far from the other numbers of its floor',
  too_many_parts: 'is in a ninth part; a building can have 8',
}

/** Texts of the import of a list of units. */
export const unitListWords = {
  open: 'Import unit list',
  title: 'Import unit list',
  lead: 'Choose a CSV file with the number of every unit. Columns for the floor, area, bedrooms and category are read too, with English, French or German headers.',
  choose: 'Choose a CSV file',
  chooseHint: 'CSV from a spreadsheet, up to 5,000 rows',
  reading: 'Reading the file...',
  notRead: 'The list could not be read',
  cancel: 'Cancel',
  other: 'Choose another file',
  accept: 'Put into the draft',
  accepted: 'The draft has the floors of the list',
  acceptNote:
    'Floors, layouts and numbering of the draft are replaced; the walls of its parts stay. You can undo this in one step.',
  none: 'No number in this file looks like the number of a unit.',
  noneHelp: 'Numbers such as 1204, 304, A503 and 12B are understood.',
  understood: 'What was understood',
  summary: (units: number, floors: number, stacks: number, parts: number) =>
    `${count(units, 'unit', 'units')} on ${count(floors, 'floor', 'floors')}, ${count(stacks, 'stack', 'stacks')}, ${count(parts, 'part', 'parts')}`,
  like: (scheme: string) => `Numbers: ${scheme}`,
  ground: (label: string) => `Ground floor: ${label}`,
  no13: 'There is no floor 13.',
  columns: (used: readonly string[], unused: readonly string[]) =>
    [
      used.length > 0 ? `Columns read: ${formatList(used, 'en')}.` : 'The first column was read as the numbers.',
      unused.length > 0 ? `Not read: ${formatList(unused, 'en')}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  floors: 'Floors of the list',
  units: (n: number) => count(n, 'unit', 'units'),
  odd: (n: number) => `${count(n, 'row was', 'rows were')} not understood`,
  oddRow: (line: number, unitNumber: string, reason: OddReason) =>
    `Row ${line}${unitNumber === '' ? '' : `: ${unitNumber}`} ${reasons[reason]}.`,
  check: 'Please check',
  missing: (numbers: readonly string[]) =>
    `Not in the list, but between numbers that are: ${named(numbers)}. The building would have ${numbers.length === 1 ? 'this unit' : 'these units'} too.`,
  emptyFloors: (floors: string) =>
    `Without units in the list: floors ${floors}. Set their kind in the table of floors.`,
  newParts: (keys: readonly string[]) =>
    `${count(keys.length, 'part is', 'parts are')} new: ${formatList(keys, 'en')}. Draw the walls in the footprint; until then each is a block.`,
  removedParts: (names: readonly string[]) =>
    `Without units in the list, so the draft loses ${names.length === 1 ? 'this part' : 'these parts'}: ${formatList(names, 'en')}.`,
  mixed: (layouts: readonly string[]) =>
    `Areas and bedrooms of ${formatList(layouts, 'en')} differ on almost every floor and are left out.`,
  rewritten: (pairs: readonly { from: string; to: string }[]) =>
    `Written in another way here: ${named(pairs.map(({ from, to }) => `${from} as ${to}`))}.`,
} as const
