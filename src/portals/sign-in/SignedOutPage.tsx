import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { useBuilding } from '#building/screens/queries.ts'
import { paths } from '#paths.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { PhoneLink } from '#platform/ui/display/PhoneLink.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { Main } from '../frame/Main.tsx'
import { usePageTitle } from '../frame/page-title.ts'
import { readShellData } from '../frame/shell-data.ts'
import { TowerPicture } from './TowerPicture.tsx'

type Props = {
  title: string
  subtitle?: string
  /** The text in front of the security desk's number. */
  helpText?: string
  children: ReactNode
}

/** The layout of all signed-out screens: the form, the picture of the tower, and whom to call when nothing helps. */
export function SignedOutPage({ title, subtitle, helpText, children }: Props) {
  const words = useTexts(accountTexts)
  usePageTitle(title)
  const { name, picture } = readShellData()
  const phone = useBuilding().data?.securityPhone
  return (
    <Main className={classNames('grid min-h-dvh', picture && 'lg:grid-cols-[1fr_52%]')}>
      <div className="flex min-w-0 flex-col px-12 py-7 max-md:px-5 max-md:py-5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <a href={paths.home()} className="flex rounded-sm">
            <BrandName name={name} />
          </a>
          <a
            href={paths.home()}
            className="inline-flex min-h-6 items-center gap-1.5 rounded-sm font-[525] text-action-ink hover:underline max-md:min-h-11"
          >
            <ArrowLeft aria-hidden="true" size={15} />
            {words.backToSite}
          </a>
        </div>
        <div className="m-auto w-[min(23.25rem,100%)] py-12">
          <h1 className="serif text-46 leading-12.5 font-[350] tracking-[-0.02em] max-md:text-38 max-md:leading-10.5">
            {title}
          </h1>
          {subtitle ? <p className="mt-2 text-15 leading-5.5 text-ink-3">{subtitle}</p> : null}
          <div className="mt-4.5">{children}</div>
        </div>
        <div className="text-center text-xs text-ink-3">
          {phone ? (
            <p>
              {helpText ?? words.trouble}
              {/* On a phone the number has its own line. */}
              <span className="max-md:hidden"> · </span>
              <PhoneLink
                phone={phone}
                className="rounded-sm whitespace-nowrap hover:underline max-md:mx-auto max-md:block max-md:w-fit"
              />
            </p>
          ) : (
            <p aria-hidden="true">&nbsp;</p>
          )}
        </div>
      </div>
      {picture ? <TowerPicture {...picture} /> : null}
    </Main>
  )
}
