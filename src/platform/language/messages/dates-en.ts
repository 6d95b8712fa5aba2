/** Texts of the date fields, apart from the others because they load with a field. */
export const english = {
  /** The parts of a pattern such as DD-MM-YYYY. */
  symbols: { day: 'DD', month: 'MM', year: 'YYYY' },
  format: (pattern: string) => `Format: ${pattern}`,
  openCalendar: 'Open calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: (day: string) => `Today, ${day}`,
  selected: (day: string) => `${day}, selected`,
  problems: {
    unreadable: (field: string, example: string) => `${field}: enter it as ${example}.`,
    impossible: (field: string, example: string) => `${field}: this doesn't exist. Enter it as ${example}.`,
    ambiguous: (field: string, example: string) =>
      `${field}: the day and the month are ambiguous. Enter it as ${example}.`,
    half: (field: string, example: string) => `${field}: add AM or PM, as in ${example}.`,
    noTime: (field: string, example: string) => `${field}: add the time, as in ${example}.`,
    early: (field: string, first: string) => `${field}: the earliest is ${first}.`,
    late: (field: string, last: string) => `${field}: the latest is ${last}.`,
  },
}
export type DateWords = typeof english
