import { Menu as Base } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { Fragment, type ReactElement } from 'react'
import { classNames } from '../theme/class-names.ts'
import type { Icon } from '../icons/icon.ts'
import { popupClass, popupItemClass } from './popup-class.ts'

export type MenuAction = {
  label: string
  /** A consequence to know before choosing it. */
  detail?: string | undefined
  icon?: Icon
  onSelect: () => void
  danger?: boolean
  /** The current value; shown with a tick. */
  present?: boolean
  disabled?: boolean
}

type Props = {
  label: string
  /** Groups of actions, divided by hairlines. */
  groups: readonly (readonly MenuAction[])[]
  /** The button that opens it; without one it is controlled by `open`, beside `anchor`. */
  trigger?: ReactElement<Record<string, unknown>>
  anchor?: () => Element | null
  /** Where the focus goes on closing; its button by default. */
  returnFocusTo?: () => HTMLElement | null
  align?: 'start' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Where the focus goes; false leaves it in a dialog that an action has opened. */
function focusAfterMenu(target: HTMLElement | null): HTMLElement | false | null {
  const dialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
  return dialog && !dialog.contains(target) ? false : target
}

export function Menu({ label, groups, trigger, align = 'start', open, onOpenChange, anchor, ...more }: Props) {
  const { returnFocusTo } = more
  return (
    <Base.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger ? <Base.Trigger render={trigger} /> : null}
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={5}
          collisionPadding={8}
          className="z-40 outline-none"
          {...(anchor ? { anchor } : {})}
        >
          <Base.Popup
            aria-label={label}
            className={popupClass}
            {...(returnFocusTo ? { finalFocus: () => focusAfterMenu(returnFocusTo()) } : {})}
          >
            {groups.map((actions, at) => (
              <Fragment key={actions[0]?.label ?? at}>
                {at > 0 ? <Base.Separator className="mx-2 my-1 h-px bg-line" /> : null}
                {actions.map(({ label: text, detail, icon: Icon, onSelect, danger, present, disabled }) => (
                  <Base.Item
                    key={text}
                    label={text}
                    onClick={onSelect}
                    disabled={disabled ?? false}
                    aria-current={present || undefined}
                    className={classNames(popupItemClass, danger && 'text-tone-danger-fg')}
                  >
                    {Icon ? <Icon aria-hidden="true" size={16} /> : null}
                    <span className="min-w-0 flex-1">
                      {text}
                      {detail ? <span className="block text-xs text-ink-3">{detail}</span> : null}
                    </span>
                    {present ? <Check aria-hidden="true" size={15} className="text-action-ink" /> : null}
                  </Base.Item>
                ))}
              </Fragment>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
