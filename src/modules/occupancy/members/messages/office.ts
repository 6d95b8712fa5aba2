import { english } from './en.ts'

/** Texts about household members that only the office reads. */
export const officeWords = {
  title: 'Invited to the portal',
  loading: 'Loading the household...',
  invitedBy: (name: string) => `by ${name}`,
  end: english.end,
  endOf: (name: string) => `${english.end}: ${name}`,
  endTitle: english.endTitle,
  endText:
    'They are signed out everywhere at once and cannot sign in again. The resident can invite them again. A door code that they know is then to be changed.',
  ended: english.ended,
  endFailed: english.endFailed,
} as const
