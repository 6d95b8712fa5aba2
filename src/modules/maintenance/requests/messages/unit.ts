import { localeOf } from '#platform/language/language.ts'
/** Texts about the requests of a unit, for the office. */
export const unitRequestWords = {
  currentIssues: 'Current Issues',
  history: 'History',
  parts: 'Unit requests',
  noIssues: 'No current issues',
  noIssuesHelp: 'This unit has no active requests.',
  noHistory: 'No maintenance history',
  noHistoryHelp: 'Completed, cancelled and on-hold requests appear here.',
  loading: 'Loading maintenance requests...',
  more: (n: number) => `${n.toLocaleString(localeOf('en'))} more in the Maintenance section`,
  resident: 'Tenant',
  noResident: 'No tenant',
  chooseResident: 'Choose a tenant',
  create: 'Create Request',
  creating: 'Creating...',
  required: 'Please fill in all required fields',
  created: 'Maintenance request created successfully',
  notCreated: 'Failed to create maintenance request',
}
