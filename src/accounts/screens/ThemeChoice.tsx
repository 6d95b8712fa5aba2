import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Segmented } from '#platform/screens/Segmented.tsx'
import { chosenTheme } from '#platform/screens/theme.ts'
import { themes } from '../choices.ts'
import { words } from '../words.ts'
import { usePreferTheme } from './queries.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** How the screens look to the signed-in person, here and wherever they sign in next. */
export function ThemeChoice() {
  const prefer = usePreferTheme()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <>
      <Segmented
        label={words.theme}
        choices={themes.map((value) => ({ value, label: words.themes[value], icon: icons[value] }))}
        value={theme}
        onChange={(next) => {
          setTheme(next)
          prefer.mutate(next)
        }}
      />
      <p className="mt-2 text-sm text-ink-3">{words.themeNote}</p>
    </>
  )
}
