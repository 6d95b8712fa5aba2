export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'theme'
const night = () => window.matchMedia('(prefers-color-scheme: dark)')

/** Whether the theme of the system is dark here whatever the system says: at the front desk by night. */
let isNight = false

export function darkenAtNight(next: boolean) {
  if (next === isNight) return
  isNight = next
  applyTheme()
}

/** The chosen theme; `system` by default. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(key)
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  applyTheme()
}

/**
 * Applies the theme, and again when the system or another tab changes it. `/theme.js` applied it before the first
 * paint.
 */
export function followTheme(): () => void {
  applyTheme()
  const system = night()
  const elsewhere = (event: StorageEvent) => (event.key === key || event.key === null) && applyTheme()
  system.addEventListener('change', applyTheme)
  window.addEventListener('storage', elsewhere)
  return () => {
    system.removeEventListener('change', applyTheme)
    window.removeEventListener('storage', elsewhere)
  }
}

function applyTheme() {
  const theme = chosenTheme()
  document.documentElement.dataset['theme'] =
    theme === 'system' ? (isNight || night().matches ? 'dark' : 'light') : theme
}
