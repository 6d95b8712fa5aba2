import { addressIn, paths } from '#paths.ts'
import { languageNames, languages } from '#platform/language/language.ts'
import { useSite } from './language.tsx'

/** The link to the same page in the other language; the choice is saved for the portals. */
export function OtherLanguage({ path, short = false }: { path: string | null; short?: boolean }) {
  const { language, words } = useSite()
  const other = languages.find((one) => one !== language) ?? language
  const label = short ? other.toUpperCase() : languageNames[other]
  return (
    <a
      className={short ? 'tongue short' : 'tongue'}
      href={addressIn(other, path ?? paths.home())}
      hrefLang={other}
      lang={other}
      data-language={other}
      aria-label={`${label}: ${words.otherLanguage}`}
    >
      {label}
    </a>
  )
}
