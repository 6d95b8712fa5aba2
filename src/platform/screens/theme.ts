export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const night = () => window.matchMedia('(prefers-color-scheme: dark)')

/** What the person chose; the system's wish unless they did. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  wear()
}

/** Dresses the page, and again when the system or another tab changes its mind. `/theme.js` did it first, before the first paint. */
export function followTheme(): () => void {
  wear()
  const system = night()
  const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && wear()
  system.addEventListener('change', wear)
  window.addEventListener('storage', elsewhere)
  return () => {
    system.removeEventListener('change', wear)
    window.removeEventListener('storage', elsewhere)
  }
}

function wear() {
  const theme = chosenTheme()
  document.documentElement.dataset['theme'] = theme === 'system' ? (night().matches ? 'dark' : 'light') : theme
}
