import { paths } from '#paths.ts'

/** The addresses behind which the portals' program runs, and what the tab says until it does. */
export const shellTitles = {
  [paths.login()]: 'Sign in',
  [paths.residentLogin()]: 'Sign in',
  [paths.forgotPassword()]: 'Forgot password',
  [paths.resetPassword()]: 'Reset password',
  [paths.answerRequest()]: 'Is it fixed?',
  [paths.newsByMail()]: 'News by mail',
  [paths.admin()]: 'Administration',
  [paths.building()]: 'Building view',
  [paths.tenant()]: 'Resident portal',
  [paths.staff()]: 'Staff portal',
  [paths.account()]: 'My account',
} as const satisfies Record<string, string>
export type ShellPath = keyof typeof shellTitles
