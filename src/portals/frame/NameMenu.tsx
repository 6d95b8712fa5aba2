import Building2 from 'lucide-react/icons/building-complex'
import Check from 'lucide-react/icons/check'
import CircleUserRound from 'lucide-react/icons/circle-user-round'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Wrench from 'lucide-react/icons/wrench'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { canOpenPage } from '#accounts/portal-access.ts'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { portfolioLink } from '#platform/ui/data/portfolio-link.ts'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { NameButton } from './NameButton.tsx'
import { useUser } from './user.ts'
import { frameTexts } from './messages/index.ts'

/**
 * The person's name as a menu with their account and their other portals. A popover of the browser (decision 083): it closes on
 * Escape and on a press outside, and returns the focus.
 */
export function NameMenu({ subtitle }: { subtitle?: string }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const accountWords = useTexts(accountTexts)
  const groups = useGroups()
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  const place = () => {
    const { bottom, right } = button.current?.getBoundingClientRect() ?? new DOMRect()
    menu.current?.style.setProperty('top', `${bottom + 5}px`)
    menu.current?.style.setProperty('right', `${Math.max(8, document.documentElement.clientWidth - right)}px`)
  }
  const moveFocus = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (target !== undefined) {
      event.preventDefault()
      all.at(target % all.length)?.focus()
    }
    // The focus goes back to the button, and from there to what follows it.
    if (event.key === 'Tab') menu.current?.hidePopover()
  }
  return (
    <>
      <NameButton
        ref={button}
        subtitle={subtitle}
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={isOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          menu.current?.showPopover()
        }}
      />
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={accountWords.myAccount}
        onBeforeToggle={(event) => event.newState === 'open' && place()}
        onToggle={(event) => {
          setIsOpen(event.newState === 'open')
          if (event.newState === 'open') items()[0]?.focus()
        }}
        onKeyDown={moveFocus}
        className="fixed inset-auto m-0 min-w-44 rounded-lg bg-raised p-1 text-ink shadow-pop outline-none"
      >
        {groups.map((actions) => (
          <div
            key={actions[0]?.to}
            role="none"
            className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
          >
            {actions.map(({ label, icon: Icon, to }) => (
              <button
                key={label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                aria-current={location.pathname === to || undefined}
                className="flex min-h-8 w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left outline-none hover:bg-hover focus:bg-hover max-md:min-h-11 max-md:text-16"
                onClick={() => {
                  menu.current?.hidePopover()
                  if (to.startsWith('/')) navigate({ to })
                  else location.assign(to)
                }}
              >
                <Icon aria-hidden="true" size={16} />
                <span className="flex-1">{label}</span>
                {location.pathname === to ? <Check aria-hidden="true" size={15} className="text-action-ink" /> : null}
              </button>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

/** The portals that the person may open, their account, and the portfolio from which they came. */
function useGroups() {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const { role } = useUser()
  const portals = [
    { page: 'admin', label: words.operations, icon: LayoutDashboard, to: paths.admin() },
    { page: 'admin', label: words.buildingView, icon: Building2, to: paths.building() },
    { page: 'staff', label: words.staffPortal, icon: Wrench, to: paths.staff() },
    { page: 'desk', label: words.frontDesk, icon: ConciergeBell, to: paths.desk() },
    { page: 'tenant', label: words.residentPortal, icon: LayoutDashboard, to: paths.tenant() },
  ] as const
  const account = { label: accountWords.myAccount, icon: CircleUserRound, to: paths.account() }
  const open = portals.filter(({ page }) => canOpenPage(page, role))
  const portfolio = role === 'admin' ? portfolioLink() : null
  const others = portfolio === null ? [] : [{ label: words.portfolio, icon: LayoutGrid, to: portfolio }]
  return open.length > 0 ? [open, [...others, account]] : [[account]]
}
