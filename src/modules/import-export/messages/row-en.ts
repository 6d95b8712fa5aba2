/** A resident of a unit with formatted days; `from` is null for a present one, `until` while no move out is planned. */
export type Occupant = { name: string; from: string | null; until: string | null }
/** As many as a warning names. */
export const mostOccupants = 4

/** Texts about a row of an imported file; they are also in the file of the rows that were not imported. */
export const english = {
  mistakes: 'What to correct',
  line: (line: number) => `Row ${line}`,
  missing: 'Enter a value',
  twice: (line: number) => `Duplicate of row ${line}`,
  noFloor: 'Enter a floor',
  noUnit: (number: string) => `Unit ${number} doesn't exist`,
  notAResident: 'This email belongs to a staff account',
  ofHousehold: 'This email belongs to a member of a household',
  endBeforeStart: 'The end date is before the start date',
  knownByEmail: (name: string) => `${name} is already here and signs in with this email.`,
  knownByName: (name: string, unit: string | null) =>
    unit === null ? `${name} is already here, without a unit.` : `${name} already lives in unit ${unit}.`,
  occupied: (unit: string, people: readonly Occupant[]) =>
    [
      ...people
        .slice(0, mostOccupants)
        .map(({ name, from, until }) =>
          from !== null
            ? `${name} moves into unit ${unit} on ${from}.`
            : `${name} lives in unit ${unit}${until === null ? '' : ` until ${until}`}.`,
        ),
      ...(people.length > mostOccupants ? [`And ${people.length - mostOccupants} more.`] : []),
      'They would share it.',
    ].join(' '),
  forSale: (unit: string) => `Unit ${unit} is for sale.`,
  listed: (unit: string) => `Unit ${unit} is published on the website.`,
  arriving: (unit: string, people: readonly Occupant[]) =>
    people.map(({ name, from }) => `${name} moves into unit ${unit} on ${from}.`).join(' '),
  taken: (number: string, holder: string) => `${number} belongs to ${holder} and stays with them.`,
  forVisitors: (number: string) => `${number} is for visitors.`,
  takenByUnit: (number: string, unit: string) => `${number} belongs to unit ${unit} and stays with it.`,
  leftOut: 'Left out of the import.',
  changedSince: 'This record has changed since the preview. Check it and import the row again.',
}
export type RowTexts = typeof english
