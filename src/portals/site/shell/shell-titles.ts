import { paths } from '#paths.ts'

/** The addresses of the portals, with the titles shown until their scripts run. */
export const shellTitles = {
  [paths.login()]: 'Sign in',
  [paths.residentLogin()]: 'Sign in',
  [paths.forgotPassword()]: 'Forgot password',
  [paths.resetPassword()]: 'Reset password',
  [paths.confirmEmail()]: 'Confirm your email',
  [paths.confirmRequest()]: 'Is it fixed?',
  [paths.newsByMail()]: 'Announcements by email',
  [paths.admin()]: 'Administration',
  [paths.building()]: 'Building view',
  [paths.tenant()]: 'Resident portal',
  [paths.staff()]: 'Staff portal',
  [paths.desk()]: 'Front desk',
  [paths.account()]: 'My account',
  [paths.notificationChoices()]: 'Notifications',
  [paths.notifications()]: 'Notifications',
} as const satisfies Record<string, string>
export type ShellPath = keyof typeof shellTitles
