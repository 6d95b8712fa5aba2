/** Texts of exported and printed moves. */
export const exportWords = {
  columns: {
    day: 'Day',
    kind: 'Move',
    unit: 'Unit',
    toUnit: 'New unit',
    residents: 'Residents',
    done: 'Steps done',
    late: 'Steps late',
    steps: 'Steps',
    elevator: 'Elevator',
    plannedBy: 'Planned by',
  },
  fileName: (day: string) => `moves-${day}.csv`,
} as const
