import Columns3 from 'lucide-react/icons/columns-3'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import type { SignedInUser } from '#accounts/own-account.ts'
import { useSignOut } from '#accounts/screens/queries.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { portfolioMark } from '#platform/brand-mark.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { BrandName } from '#platform/ui/display/BrandName.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { SkipLink } from '../frame/SkipLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

type Props = {
  user: SignedInUser
  company: string
  buildings: number
  onCompare: () => void
  /** Null where the installation cannot create buildings. */
  onCreate: (() => void) | null
  onWrite: () => void
}

/** The bar on top: the company, what can be done with all buildings, and the person. */
export function PortfolioHeader({ user, company, buildings, onCompare, onCreate, onWrite }: Props) {
  const words = useTexts(portfolioTexts)
  const signOut = useSignOut()
  const name = `${user.firstName} ${user.lastName}`.trim()
  return (
    <>
      <SkipLink />
      <header className="z-10 bg-surface shadow-[0_1px_0_var(--line)] md:sticky md:top-0">
        <div className="flex min-h-14 flex-wrap items-center gap-x-3.5 px-7 py-1 max-md:gap-x-1 max-md:px-4 max-md:pt-3">
          <BrandName name={company} mark={portfolioMark} />
          <span className="flex items-center gap-3.5 text-sm text-ink-3 max-md:hidden">
            <Divider />
            {words.title}
          </span>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5 max-md:gap-0">
            <BarButton icon={Columns3} label={words.compare} onClick={onCompare} />
            {onCreate ? <BarButton icon={Plus} label={words.newBuilding} onClick={onCreate} /> : null}
            <BarButton icon={Send} label={words.message} onClick={onWrite} />
            <LanguageSwitch />
            <span className="flex items-center gap-2.5 max-lg:hidden">
              <Divider />
              <Avatar name={name} size={26} />
              <span className="text-sm leading-4.5">
                <span className="block font-[525]">{name}</span>
                <span className="block text-xs text-ink-3">{words.role(buildings)}</span>
              </span>
            </span>
            <BarButton icon={LogOut} label={words.logout} busy={signOut.isPending} onClick={() => signOut.mutate()} />
          </div>
        </div>
      </header>
    </>
  )
}

type BarButtonProps = { icon: typeof Plus; label: string; busy?: boolean; onClick: () => void }

/** On a phone the picture alone, in the size of a thumb. */
const BarButton = ({ icon, label, busy = false, onClick }: BarButtonProps) => (
  <Button variant="plain" size="small" icon={icon} busy={busy} onClick={onClick} className="max-lg:w-11 max-lg:px-0!">
    <span className="max-lg:sr-only">{label}</span>
  </Button>
)

const Divider = () => <span aria-hidden="true" className="h-5 w-px bg-line-strong max-md:hidden" />
