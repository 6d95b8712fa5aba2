import { Popover } from '@base-ui/react/popover'
import { openAddress } from '#platform/ui/navigation/navigate.ts'
import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { onCallWords } from '#on-call/messages/en.ts'
import { OpenAlerts } from '#on-call/screens/OpenAlerts.tsx'
import { useAlerts } from '#on-call/screens/queries.ts'
import { paths } from '#paths.ts'
import { canBeOnCall } from '#platform/roles.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Segmented } from '#platform/ui/forms/Segmented.tsx'
import type { PopupStart } from '#platform/ui/overlays/later-popup.tsx'
import { notificationTexts } from '#notifications/messages/index.ts'
import { BellButton } from '#notifications/screens/BellButton.tsx'
import { BellList } from '#notifications/screens/BellList.tsx'
import { linkClass } from '#notifications/screens/link-class.ts'
import { MarkAllRead } from '#notifications/screens/MarkAllRead.tsx'
import { useUnreadCount } from '#notifications/screens/use-unread-count.ts'
import { useUser } from '../user.ts'
import { OnCallTab } from './OnCallTab.tsx'

/** The bell with the list that it opens: the newest notifications, unread ones first in question. */
export function BellPopup({ start }: { start: PopupStart }) {
  const words = useTexts(notificationTexts)
  const unread = useUnreadCount()
  const { role } = useUser()
  const [isOpen, setIsOpen] = useState(start.isOpen)
  const isOnCall = canBeOnCall(role)
  const [state, setState] = useState<Tab>('unread')
  const open = (address: string) => {
    setIsOpen(false)
    openAddress(address)
  }
  const link = (address: string, text: string, icon = false) => (
    <a
      href={address}
      className={linkClass}
      onClick={(event) => {
        event.preventDefault()
        open(address)
      }}
    >
      {icon ? <Settings aria-hidden="true" size={15} /> : null}
      {text}
    </a>
  )
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        // The button that this one replaces had the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        render={<BellButton autoFocus={start.hasFocus && !start.isOpen} />}
      />
      <Popover.Portal>
        <Popover.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-40 outline-none">
          <Popover.Popup className="flex max-h-[min(var(--available-height),44rem)] w-[min(25.25rem,var(--available-width))] origin-(--transform-origin) flex-col overflow-hidden rounded-lg bg-raised text-ink shadow-pop outline-none">
            <div className="flex items-center justify-between gap-3 px-4.5 pt-3">
              <Popover.Title className="serif text-20 leading-7">{words.title}</Popover.Title>
              {unread > 0 ? <MarkAllRead /> : null}
            </div>
            <div className="border-b border-line px-4.5 pt-1.5 pb-2.5">
              {isOnCall ? <TeamTabs value={state} onChange={setState} /> : <Tabs value={state} onChange={setState} />}
            </div>
            <div className="min-h-0 overflow-y-auto">
              {state === 'on-call' ? (
                <OnCallTab onOpen={open} />
              ) : isOnCall ? (
                <ListWithAlerts state={state} onOpen={open} />
              ) : (
                <BellList state={state} onOpen={open} />
              )}
            </div>
            <div className="flex items-center justify-between gap-3 border-t border-line bg-sunken px-4.5 py-2.5">
              {link(paths.notifications(), words.everything)}
              {link(paths.notificationChoices(), words.choices, true)}
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type Tab = 'unread' | 'all' | 'on-call'
type TabsProps = { value: Tab; onChange: (tab: Tab) => void }

function Tabs({ onCall, ...rest }: TabsProps & { onCall?: string }) {
  const words = useTexts(notificationTexts)
  const unread = useUnreadCount()
  return (
    <Segmented<Tab>
      label={words.listLabel}
      choices={[
        { value: 'unread', label: unread > 0 ? `${words.lists.unread} ${unread}` : words.lists.unread },
        { value: 'all', label: words.lists.all },
        ...(onCall === undefined ? [] : [{ value: 'on-call' as const, label: onCall }]),
      ]}
      {...rest}
    />
  )
}

/** The tabs of the team, with the number of alerts that nobody has. */
function TeamTabs(props: TabsProps) {
  const open = (useAlerts().data ?? []).filter(({ state }) => state === 'open').length
  return <Tabs {...props} onCall={open > 0 ? `${onCallWords.title} ${open}` : onCallWords.title} />
}

/** The list of the team: alerts first. */
function ListWithAlerts({ state, onOpen }: { state: 'unread' | 'all'; onOpen: (address: string) => void }) {
  const alertIds = (useAlerts().data ?? []).map(({ id }) => id)
  return (
    <>
      <OpenAlerts onOpen={onOpen} />
      <BellList state={state} onOpen={onOpen} alertIds={alertIds} />
    </>
  )
}
