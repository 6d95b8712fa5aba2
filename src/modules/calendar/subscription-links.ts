/**
 * The links that open a calendar app with the private address: `webcal:` is handled by Apple's and most other apps, and
 * Google takes the same address as a parameter.
 */
export function subscriptionLinks(url: string): { webcal: string; google: string } {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return { webcal, google: `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}` }
}
