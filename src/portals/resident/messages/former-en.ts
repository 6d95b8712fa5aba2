/** Texts for residents who have moved out. */
export const english = {
  title: 'You have moved out',
  text: 'You can still see your profile and your payments here, and download your data. News, requests and codes end with your last day.',
  payments: 'Payments',
  account: 'My account and data',
} as const
export type FormerWords = typeof english
