import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { addressIn } from '#platform/language/address-in.ts'
import type { BrandMark } from '#platform/brand-mark.ts'
import { languageNames, offeredLanguages } from '#platform/language/language.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useLanguage, useTexts } from '#platform/ui/data/language.ts'
import { type TowerPhoto, TowerPicture } from './TowerPicture.tsx'

type Props = {
  building: { name: string; mark: BrandMark; securityPhone: string }
  photo: TowerPhoto | null
  title: string
  subtitle?: string | undefined
  /** The text in front of the security desk's number. */
  helpText?: string
  /** The page has links to itself in the other languages. */
  hasOtherLanguage: boolean
  /** What the address has to have in the other language too: 'place=…' or 'token=…'. */
  query?: string | undefined
  children: ReactNode
}

/** The layout of all signed-out pages: the form, the picture of the tower, and whom to call when nothing helps. */
export function SignedOutLayout({
  building,
  photo,
  title,
  subtitle,
  helpText,
  hasOtherLanguage,
  query,
  children,
}: Props) {
  const words = useTexts(accountTexts)
  const language = useLanguage()
  const home = addressIn(language, paths.home())
  return (
    <main
      id="content"
      tabIndex={-1}
      className={classNames('grid min-h-dvh outline-none', photo && 'lg:grid-cols-[1fr_52%]')}
    >
      <div className="flex min-w-0 flex-col px-12 py-7 max-md:px-5 max-md:py-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <a href={home} className="flex rounded-sm">
            <BrandName name={building.name} mark={building.mark} />
          </a>
          <a
            href={home}
            className="inline-flex min-h-6 items-center gap-1.5 rounded-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
          >
            <ArrowLeft aria-hidden="true" size={15} />
            {words.backToSite}
          </a>
        </div>
        <div className="m-auto w-[min(23.25rem,100%)] py-12">
          <h1 className="serif text-46 leading-12.5 font-[350] tracking-[-0.02em] wrap-anywhere max-md:text-38 max-md:leading-10.5">
            {title}
          </h1>
          {subtitle ? (
            <p data-subtitle="" className="mt-2 text-15 leading-5.5 text-ink-3">
              {subtitle}
            </p>
          ) : null}
          <div className="mt-4.5">{children}</div>
        </div>
        <div className="text-center text-xs text-ink-3">
          {building.securityPhone ? (
            <p>
              {helpText ?? words.trouble}
              {/* On a phone the number has its own line. */}
              <span className="max-md:hidden"> · </span>
              <PhoneLink
                phone={building.securityPhone}
                className="rounded-sm whitespace-nowrap hover:underline max-md:mx-auto max-md:block max-md:w-fit"
              />
            </p>
          ) : null}
          {hasOtherLanguage ? <OtherLanguages query={query} /> : null}
        </div>
      </div>
      {photo ? <TowerPicture {...photo} /> : null}
    </main>
  )
}

function OtherLanguages({ query }: { query: string | undefined }) {
  const language = useLanguage()
  return (
    <p className="mt-1.5 flex justify-center gap-x-4">
      {offeredLanguages()
        .filter((other) => other !== language)
        .map((other) => (
          <a
            key={other}
            href={`?${query === undefined ? '' : `${query}&`}language=${other}`}
            hrefLang={other}
            lang={other}
            data-language={other}
            className="inline-flex min-h-6 items-center rounded-sm text-action-ink hover:underline max-md:min-h-11"
          >
            {languageNames[other]}
          </a>
        ))}
    </p>
  )
}
