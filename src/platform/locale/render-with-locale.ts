import { type BuildingLocale, setLocaleSource } from './locale.ts'

/** Renders in the name of a building; nothing else runs meanwhile, because `render` is synchronous. */
export function renderWithLocale<T>(locale: BuildingLocale, render: () => T): T {
  const before = setLocaleSource(() => locale)
  try {
    return render()
  } finally {
    setLocaleSource(before)
  }
}
