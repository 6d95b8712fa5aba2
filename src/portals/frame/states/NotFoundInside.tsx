import { Link } from '#platform/ui/navigation/Link.tsx'
import { canOpenPage, homePathOf } from '#accounts/portal-access.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { MainContent } from '../MainContent.tsx'
import { usePageTitle } from '../page-title.ts'
import { PortalHeader } from '../PortalHeader.tsx'
import { useUser } from '../user.ts'
import { frameTexts } from '../messages/index.ts'

/** The 404 screen inside a portal, with a link to the person's own portal. */
export function NotFoundInside() {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const { role } = useUser()
  usePageTitle(words.notFoundTitle)
  const home = homePathOf(role)
  const page = home === '/tenant' ? 'tenant' : 'admin'
  const [to, label] = canOpenPage(page, role) ? [home, words.areas[page]] : [paths.account(), accountWords.myAccount]
  return (
    <>
      <PortalHeader area={label} />
      <MainContent>
        <div className="relative grid min-h-[60dvh] place-items-center">
          <div aria-hidden="true" className="mullions absolute inset-0" />
          <div className="relative w-[min(27.5rem,100%)] rounded-lg bg-surface px-7 py-6 shadow-card max-md:px-5">
            <h1 className="serif text-28 leading-8.5 tracking-[-0.012em]">{words.notFoundTitle}</h1>
            <p className="mt-1.5 text-15 leading-5.5 text-ink-2">{words.notFound}</p>
            <p className="mt-5">
              <Link to={to} className={buttonClass({ variant: 'primary' })}>
                {label}
              </Link>
            </p>
          </div>
        </div>
      </MainContent>
    </>
  )
}
