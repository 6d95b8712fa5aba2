import { useNavigate } from '@tanstack/react-router'
import { Building2, CircleUserRound, LayoutDashboard, Wrench } from 'lucide-react'
import { canOpenPage } from '#accounts/portal-access.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useUser } from './user.ts'
import { frameTexts } from './messages/index.ts'

/** The person's name as a menu with their account and their other portals. */
export function NameMenu({ subtitle }: { subtitle?: string }) {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const user = useUser()
  const navigate = useNavigate()
  const name = `${user.firstName} ${user.lastName}`
  const doors = [
    { page: 'admin', label: words.operations, icon: LayoutDashboard, to: paths.admin() },
    { page: 'admin', label: words.buildingView, icon: Building2, to: paths.building() },
    { page: 'staff', label: words.staffPortal, icon: Wrench, to: paths.staff() },
    { page: 'tenant', label: words.residentPortal, icon: LayoutDashboard, to: paths.tenant() },
  ] as const
  const open = doors
    .filter(({ page }) => canOpenPage(page, user.role))
    .map(({ label, icon, to }) => ({
      label,
      icon,
      present: location.pathname === to,
      onSelect: () => void navigate({ to }),
    }))
  const account = {
    label: accountWords.myAccount,
    icon: CircleUserRound,
    present: location.pathname === paths.account(),
    onSelect: () => void navigate({ to: paths.account() }),
  }
  return (
    <Menu
      label={accountWords.myAccount}
      align="end"
      groups={open.length > 0 ? [open, [account]] : [[account]]}
      trigger={
        <button
          type="button"
          className="flex items-center gap-2.25 rounded-md px-1.5 py-1 text-left text-sm leading-4 font-[525] hover:bg-hover data-popup-open:bg-hover max-md:size-11 max-md:justify-center max-md:p-0"
        >
          <Avatar name={name} size={26} />
          <span className="max-md:sr-only">
            {name}
            <span className="block text-xs font-normal text-ink-3">{subtitle ?? accountWords.roles[user.role]}</span>
            <span className="sr-only">{words.yourMenu}</span>
          </span>
        </button>
      }
    />
  )
}
