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
  unsentTitle: 'Sign out before everything is sent?',
  unsentChanges: (n: number) =>
    n === 1
      ? '1 change stays on this phone, and is sent when you sign in here again.'
      : `${n} changes stay on this phone, and are sent when you sign in here again.`,
  unsentParcels: (n: number) =>
    n === 1
      ? '1 parcel stays on this device, and is sent when the front desk signs in here again.'
      : `${n} parcels stay on this device, and are sent when the front desk signs in here again.`,
  unsentNotes: (n: number) =>
    n === 1
      ? '1 entry of the log stays on this device, and is sent when the front desk signs in here again.'
      : `${n} entries of the log stay on this device, and are sent when the front desk signs in here again.`,
  notTakenIn: (n: number) =>
    n === 1
      ? '1 package is not taken in. It stays on this device, and only you see it.'
      : `${n} packages are not taken in. They stay on this device, and only you see them.`,
  offlineTitle: 'Signing out needs a connection',
  offlineText: 'You stay signed in. Try again when the connection is back.',
  offlineChanges: (n: number) =>
    n === 1
      ? '1 change waits on this phone. It is sent when the connection is back.'
      : `${n} changes wait on this phone. They are sent when the connection is back.`,
  offlineParcels: (n: number) =>
    n === 1
      ? '1 parcel waits on this device. It is sent when the connection is back.'
      : `${n} parcels wait on this device. They are sent when the connection is back.`,
  offlineNotes: (n: number) =>
    n === 1
      ? '1 entry of the log waits on this device. It is sent when the connection is back.'
      : `${n} entries of the log wait on this device. They are sent when the connection is back.`,
  signOutAnyway: 'Sign out',
  reload: 'Reload the page',
  residentOf: (unit: string) => `Resident, ${unit}`,
} as const
export type FrameWords = typeof english
