import { Menu as Base } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { toggledColumns } from '#platform/ui/lists/columns/list-column.ts'
import type { PopupStart } from '#platform/ui/overlays/later-popup.tsx'
import { popupClass, popupItemClass } from '#platform/ui/overlays/popup-class.ts'
import { savedViewWords as words } from '../messages/screens.ts'
import { ColumnsButton, type ColumnsProps } from './ColumnsButton.tsx'

/** The checkboxes; the menu stays open while columns are ticked. */
export function ColumnsPopup({ offered, columns, onChange, start }: ColumnsProps & { start: PopupStart }) {
  const [isOpen, setIsOpen] = useState(start.isOpen)
  const { shown, chosen } = columns
  return (
    <Base.Root open={isOpen} onOpenChange={setIsOpen}>
      <Base.Trigger
        render={
          <ColumnsButton
            // The button that this one replaces had the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={start.hasFocus && !start.isOpen}
          />
        }
      />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={5} collisionPadding={8} className="z-40 outline-none">
          <Base.Popup aria-label={words.chooseColumns} className={`${popupClass} max-h-(--available-height)!`}>
            {offered.map(({ id, label }) => (
              <Base.CheckboxItem
                key={id}
                label={label}
                checked={shown.includes(id)}
                disabled={shown.length === 1 && shown.includes(id)}
                onCheckedChange={() => onChange(toggledColumns(offered, shown, id))}
                className={popupItemClass}
              >
                <span className="grid size-4 place-items-center rounded-sm inset-ring-[1.3px] inset-ring-control-line">
                  <Base.CheckboxItemIndicator>
                    <Check aria-hidden="true" size={13} className="text-action-ink" />
                  </Base.CheckboxItemIndicator>
                </span>
                <span className="min-w-0 flex-1">{label}</span>
              </Base.CheckboxItem>
            ))}
            <Base.Separator className="mx-2 my-1 h-px bg-line" />
            <Base.Item
              label={words.usualColumns}
              disabled={chosen === null}
              onClick={() => onChange(null)}
              className={popupItemClass}
            >
              {words.usualColumns}
            </Base.Item>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
