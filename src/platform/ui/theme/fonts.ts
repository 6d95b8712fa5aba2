import { firstScreen } from '../data/loading/idle.ts'

const key = 'fonts'

/**
 * Applies the typefaces of the document now that the scripts run, which they would delay. When this browser has them,
 * `/theme.js` applies them at the next visit before the first paint.
 */
export async function loadFonts(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#fonts')
  if (!link) return
  if (link.media !== 'all') link.media = 'all'
  // By then they are requested.
  await firstScreen()
  await document.fonts.ready
  localStorage.setItem(key, link.href)
}
