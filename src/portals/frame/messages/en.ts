/** Texts of the frame around signed-in screens. */
export const english = {
  skip: 'Skip to content',
  sections: 'Sections',
  section: 'Section',
  yourMenu: 'Your menu',
  areas: { admin: 'Operations', staff: 'Staff', desk: 'Front desk', tenant: 'Resident portal', account: 'My account' },
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}`,
  operations: 'Operations',
  buildingView: 'Building view',
  staffPortal: 'Staff portal',
  frontDesk: 'Front desk',
  residentPortal: 'Resident portal',
  portfolio: 'Portfolio',
  site: 'Back to the site',
  notFoundTitle: 'Page Not Found',
  notFound: 'The address may have changed.',
  goHome: 'Go to Home',
  broken: 'This page could not be shown',
  brokenText: 'Something went wrong while it was loading. Your other work is not affected.',
  connectionLost: 'Not up to date.',
  connectionLostText: "The connection was lost, so what you see may be out of date. We're reconnecting.",
  unsentTitle: (n: number) => (n === 1 ? 'Sign out with 1 unsent change?' : `Sign out with ${n} unsent changes?`),
  unsentText: (n: number) =>
    n === 1
      ? 'It stays on this phone, and is sent when you sign in here again.'
      : 'They stay on this phone, and are sent when you sign in here again.',
  signOutAnyway: 'Sign out',
  reload: 'Reload the page',
  residentOf: (unit: string) => `Resident, ${unit}`,
} as const
export type FrameWords = typeof english
