import type { ReactNode } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { words } from '../messages/settings.ts'

/** The footer of a form of the settings; it stays visible while there are changes. */
export function PreviewBar({
  dirty,
  onReset,
  children,
}: {
  dirty: boolean
  onReset: () => void
  children?: ReactNode
}) {
  return (
    <div
      className={classNames(
        'z-[2] flex flex-wrap items-center justify-end gap-2 rounded-lg bg-surface px-4.5 py-3',
        dirty ? 'sticky bottom-2 shadow-pop' : 'shadow-card',
      )}
    >
      <p className="mr-auto text-sm text-ink-3 max-sm:w-full">{dirty ? words.typed : words.nothingTyped}</p>
      {children}
      {dirty ? <Button onClick={onReset}>{words.reset}</Button> : null}
      <Button type="submit" variant="primary" disabledBecause={dirty ? null : words.nothingTyped}>
        {words.preview}
      </Button>
    </div>
  )
}
