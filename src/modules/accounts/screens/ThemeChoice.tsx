import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import { chosenTheme } from '#platform/ui/theme/theme.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { themes } from '../choices.ts'
import { accountTexts } from '../messages/index.ts'
import { usePreferTheme } from './queries.ts'

const icons = { system: Monitor, light: Sun, dark: Moon } as const

/** The theme of the signed-in person, on every browser they use. */
export function ThemeChoice() {
  const words = useTexts(accountTexts)
  const updatePreferences = usePreferTheme()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <>
      <Segmented
        label={words.theme}
        choices={themes.map((value) => ({ value, label: words.themes[value], icon: icons[value] }))}
        value={theme}
        onChange={(next) => {
          setTheme(next)
          updatePreferences.mutate(next)
        }}
      />
      <p className="mt-2 text-sm text-ink-3">{words.themeNote}</p>
    </>
  )
}
