import { paths } from '#paths.ts'
import { addressIn } from '#platform/language/address-in.ts'
import { languageNames, offeredLanguages } from '#platform/language/language.ts'
import { useSite } from './language.tsx'

/** The links to the same page in the other languages; the choice is saved for the portals. */
export function OtherLanguage({ path, short = false }: { path: string | null; short?: boolean }) {
  const { language, words } = useSite()
  return offeredLanguages()
    .filter((other) => other !== language)
    .map((other) => {
      const label = short ? other.toUpperCase() : languageNames[other]
      return (
        <a
          key={other}
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
    })
}
