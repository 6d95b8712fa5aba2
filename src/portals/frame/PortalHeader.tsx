import { Link } from '#platform/ui/navigation/Link.tsx'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import Building2 from 'lucide-react/icons/building-complex'
import LogOut from 'lucide-react/icons/log-out'
import { EmergencyBanner } from '#announcements/screens/own/EmergencyBanner.tsx'
import { IncidentBanner } from '#incidents/screens/IncidentBanner.tsx'
import { useSignOut } from '#accounts/screens/queries.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { isConcierge, isOffice, staffPortal } from '#platform/roles.ts'
import { firstScreen } from '#platform/ui/data/loading/idle.ts'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { usePath } from '#platform/ui/navigation/use-location.ts'
import { useWide } from '#platform/ui/hooks/use-wide.ts'
import { deskIntakeOf, deskNotes, deskParcels, unsentCount } from '#platform/ui/data/offline/unsent.ts'
import { Bell } from './bell/Bell.tsx'
import { CommandBarButton } from './CommandBarButton.tsx'
import { NameMenu } from './NameMenu.tsx'
import { readShellData } from './shell-data.ts'
import { SkipLink } from './SkipLink.tsx'
import { useUser } from './user.ts'
import { frameTexts } from './messages/index.ts'

const loadWarning = () => import('./UnsentWarning.tsx').then((file) => ({ default: file.UnsentWarning }))
const UnsentWarning = lazy(loadWarning)

type Props = {
  /** The name of the portal: 'Operations'. */
  area: string
  /** A greeting: 'Welcome back, Dana'. */
  welcome?: string
  /** Beside the bell in a wide window. */
  status?: ReactNode
  /** Below the person's name: the role or the home. */
  subtitle?: string
  /** On a phone, banners have one line that opens, so that the list below them has room. */
  foldsBanners?: boolean
  /** The sections, below the first row. */
  children?: ReactNode
}

/** The bar on top of every signed-in screen; on a phone it scrolls away, to leave room for the content. */
export function PortalHeader({ area, welcome, status, subtitle, foldsBanners = false, children }: Props) {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const signOut = useSignOut()
  const { id, role } = useUser()
  const path = usePath()
  const isFolded = !useWide() && foldsBanners
  const [isConfirming, setIsConfirming] = useState(false)
  const worksOffline = staffPortal.some((one) => one === role) || isConcierge(role)
  useEffect(() => {
    // It is needed most without a connection.
    if (worksOffline)
      void firstScreen()
        .then(loadWarning)
        .catch(() => undefined)
  }, [worksOffline])
  return (
    <>
      <SkipLink />
      <header className="z-10 bg-surface print:hidden shadow-[0_1px_0_var(--line)] md:sticky md:top-0">
        {/* With text that is enlarged without the window, the buttons go below the name instead of over it. The name has
            a width of its own on a phone: whether the row wraps does not depend on the font that has arrived. */}
        <div className="flex min-h-14 flex-wrap items-center gap-x-3.5 px-7 max-md:gap-x-2.5 max-md:pr-3 max-md:pl-4 max-[25rem]:gap-x-0">
          <a
            href={paths.home()}
            className={classNames(
              'flex min-w-0 rounded-sm max-md:grow max-md:basis-36 max-[22.4375rem]:basis-auto',
              // The office has a fourth button.
              isOffice(role)
                ? 'max-[25rem]:[&_.serif]:text-16 max-[23.4rem]:basis-auto max-[23.4rem]:[&_.serif]:sr-only'
                : 'max-[22.4375rem]:[&_.serif]:sr-only',
            )}
          >
            <BrandName {...readShellData()} />
          </a>
          {/* On a tablet its room is needed by the greeting, the search and the name. */}
          <span
            className={classNames('flex items-center gap-3.5', welcome ? 'max-[68.75rem]:hidden' : 'max-md:hidden')}
          >
            <Divider />
            <span className="text-sm text-ink-3">{area}</span>
          </span>
          {welcome ? (
            <>
              <Divider />
              <span className="text-sm whitespace-nowrap text-ink-2 max-md:hidden">{welcome}</span>
            </>
          ) : null}
          <div className="ml-auto flex flex-1 flex-nowrap items-center justify-end gap-2 max-md:gap-0">
            {isOffice(role) ? <CommandBarButton /> : null}
            {isOffice(role) && path !== paths.building() ? (
              <Link
                to={paths.building()}
                className={classNames(buttonClass({ variant: 'plain', size: 'small' }), 'max-[68.75rem]:hidden')}
              >
                <Building2 aria-hidden="true" />
                {words.buildingView}
              </Link>
            ) : null}
            {status ? <div className="mr-2 flex items-center gap-3.5 max-lg:hidden">{status}</div> : null}
            <Bell />
            <Button
              variant="plain"
              size="small"
              icon={LogOut}
              busy={signOut.isPending}
              onClick={() =>
                hasUnsent(id) || (worksOffline && !navigator.onLine) ? setIsConfirming(true) : signOut.mutate()
              }
              className="max-md:w-11 max-md:px-0!"
            >
              <span className="max-md:sr-only">{accountWords.logout}</span>
            </Button>
            {/* In the corner, where a thumb lands by mistake, is the menu and not Logout. */}
            <NameMenu {...(subtitle ? { subtitle } : {})} />
          </div>
        </div>
        {children}
      </header>
      <EmergencyBanner resident={role === 'tenant'} isFolded={isFolded} />
      <IncidentBanner role={role} isFolded={isFolded} />
      {isConfirming ? (
        <Suspense fallback={null}>
          <UnsentWarning userId={id} onClose={() => setIsConfirming(false)} onConfirm={() => signOut.mutate()} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Whether something waits on this device. */
const hasUnsent = (userId: string) =>
  [userId, deskParcels, deskNotes, deskIntakeOf(userId)].some((owner) => unsentCount(owner) > 0)

const Divider = () => <span aria-hidden="true" className="h-5 w-px bg-line-strong max-md:hidden" />
