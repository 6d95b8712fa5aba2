/** Texts of the frame around signed-in screens. */
export const english = {
  skip: 'Skip to content',
  sections: 'Sections',
  section: 'Section',
  yourMenu: 'Your menu',
  areas: { admin: 'Operations', staff: 'Staff', tenant: 'Resident portal', account: 'My account' },
  welcomeBack: (firstName: string) => `Welcome back, ${firstName}`,
  operations: 'Operations',
  buildingView: 'Building view',
  staffPortal: 'Staff portal',
  residentPortal: 'Resident portal',
  site: 'Back to the site',
  notFoundTitle: 'Page Not Found',
  notFound: 'The address may have changed.',
  goHome: 'Go to Home',
  broken: 'This page could not be shown',
  brokenText: 'Something went wrong while it was loading. Your other work is not affected.',
  connectionLost: 'Not up to date.',
  connectionLostText: "The connection was lost, so what you see may be out of date. We're reconnecting.",
  reload: 'Reload the page',
  residentOf: (unit: string) => `Resident, ${unit}`,
} as const
export type FrameWords = typeof english
