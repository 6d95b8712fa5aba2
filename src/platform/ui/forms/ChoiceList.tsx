import { Select as Base } from '@base-ui/react/select'
import Check from 'lucide-react/icons/check'
import type { Choice } from './choices.ts'
import { popupClass, popupItemClass } from '../overlays/popup-class.ts'

/** The list that a select opens. */
export function ChoiceList({ choices }: { choices: readonly Choice[] }) {
  return (
    <Base.Portal>
      <Base.Positioner alignItemWithTrigger={false} sideOffset={5} collisionPadding={8} className="z-40 outline-none">
        <Base.Popup className={popupClass}>
          <Base.List>
            {choices.map(({ value, label, icon: Icon, detail, disabled }) => (
              <Base.Item
                key={value}
                value={value}
                label={label}
                disabled={disabled ?? false}
                className={popupItemClass}
              >
                {Icon ? <Icon aria-hidden="true" size={16} /> : null}
                <span className="min-w-0 flex-1">
                  <Base.ItemText>{label}</Base.ItemText>
                  {detail ? <span className="block text-xs text-ink-3">{detail}</span> : null}
                </span>
                <Base.ItemIndicator className="text-action-ink">
                  <Check aria-hidden="true" size={15} />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
