import { navigate } from '#platform/ui/navigation/navigate.ts'
import Building2 from 'lucide-react/icons/building-complex'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Wrench from 'lucide-react/icons/wrench'
import { startTransition, useEffect, useState } from 'react'
import { canOpenPage } from '#accounts/portal-access.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import type { PopupStart } from '#platform/ui/overlays/later-popup.tsx'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { NameButton } from './NameButton.tsx'
import { useUser } from './user.ts'
import { frameTexts } from './messages/index.ts'

type Props = { subtitle?: string; start: PopupStart }

/** The menu with the person's account and their other portals. */
export function NameMenuPopup({ subtitle, start }: Props) {
  const [isOpen, setIsOpen] = useState(start.isOpen)
  // Mounting the popup takes a tenth of a second on a slow phone: in slices after the first screen instead of at the first press.
  const [isPrepared, setIsPrepared] = useState(false)
  useEffect(() => startTransition(() => setIsPrepared(true)), [])
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const user = useUser()
  const pages = [
    { page: 'admin', label: words.operations, icon: LayoutDashboard, to: paths.admin() },
    { page: 'admin', label: words.buildingView, icon: Building2, to: paths.building() },
    { page: 'staff', label: words.staffPortal, icon: Wrench, to: paths.staff() },
    { page: 'tenant', label: words.residentPortal, icon: LayoutDashboard, to: paths.tenant() },
  ] as const
  const open = pages
    .filter(({ page }) => canOpenPage(page, user.role))
    .map(({ label, icon, to }) => ({
      label,
      icon,
      present: location.pathname === to,
      onSelect: () => navigate({ to }),
    }))
  const account = {
    label: accountWords.myAccount,
    icon: CircleUserRound,
    present: location.pathname === paths.account(),
    onSelect: () => navigate({ to: paths.account() }),
  }
  return (
    <Menu
      label={accountWords.myAccount}
      align="end"
      groups={open.length > 0 ? [open, [account]] : [[account]]}
      open={isOpen}
      onOpenChange={setIsOpen}
      keepMounted={isPrepared}
      // The button that this one replaces had the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      trigger={<NameButton subtitle={subtitle} autoFocus={start.hasFocus && !start.isOpen} />}
    />
  )
}
