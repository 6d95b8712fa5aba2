import { useEffect, useRef } from 'react'
import type { HandOverTarget } from '#packages/screens/desk/hand-over-target.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { navigate } from '#platform/ui/navigation/navigate.ts'
import { type ActionKey, startAction } from '../desk-actions.ts'
import { actionIcons } from '../action-icons.ts'
import { portalWords } from '../messages.ts'

const words = portalWords.nothingWaits

type Props = { target: HandOverTarget; onClose: () => void; onVisitor?: (() => void) | undefined }

/** Instead of a hand-over to a person or home without packages: what else they may be at the desk for, by the same keys as elsewhere. */
export function NothingWaits({ target, onClose, onVisitor }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  // The dialog was open before its packages were read.
  useEffect(() => first.current?.focus(), [])
  const keys: readonly ActionKey[] = onVisitor ? ['+', '@', '#', '.'] : ['+', '#', '.']
  const start = (key: ActionKey) => {
    onClose()
    // The keys of this home.
    if (key === '#') navigate({ to: '/desk', search: { tab: 'keys', state: 'all', search: target.unitNumber } })
    else startAction(key, () => onVisitor?.())
  }
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        const key = keys.find((one) => one === event.key)
        if (key === undefined) return
        event.preventDefault()
        start(key)
      }}
    >
      <Empty help={words.help}>{target.recipientId === null ? words.home : words.person(target.name)}</Empty>
      <div className="grid grid-cols-2 gap-2 max-[20rem]:grid-cols-1">
        {keys.map((key) => (
          <Button
            key={key}
            ref={key === '+' ? first : undefined}
            size="large"
            icon={actionIcons[key]}
            className="min-h-14"
            onClick={() => start(key)}
          >
            {portalWords.actions[key]}
            <KeyCap>{key}</KeyCap>
          </Button>
        ))}
      </div>
    </div>
  )
}
