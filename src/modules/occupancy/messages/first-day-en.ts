/** Texts of the card about the first days in a home. */
export const english = {
  title: 'Welcome to your home',
  line: 'A few things that help in the first days.',
  dismiss: 'Dismiss',
  notDismissed: 'The card could not be dismissed',
  codes: 'Door codes',
  codesText: 'Show the codes of your doors; each view is recorded.',
  showCodes: 'Go to door access',
  emergency: 'Emergencies, day and night',
  calendar: 'Calendar',
  calendarText: 'What is on in the building, and when.',
  openCalendar: 'Open the calendar',
  rules: 'House rules',
  rulesText: 'Documents and instructions for residents.',
  openRules: 'Open the resources',
} as const
export type FirstDayWords = typeof english
