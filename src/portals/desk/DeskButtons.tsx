import { Button } from '#platform/ui/display/Button.tsx'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { KeyCap } from '#platform/ui/keys/KeyCap.tsx'
import { actionIcons } from './action-icons.ts'
import { isActionKey, startAction } from './desk-actions.ts'
import { portalWords } from './messages.ts'
import { offlineWords } from './offline/messages.ts'

/** What the desk begins most often, each also by one key in the search field. */
export function DeskButtons({ onVisitor }: { onVisitor: () => void }) {
  const waits = useIsOnline() ? null : offlineWords.button
  return (
    <div className="grid grid-cols-6 gap-2 max-[16rem]:flex max-[16rem]:flex-col md:grid-cols-5 xl:flex xl:flex-wrap">
      {Object.entries(portalWords.actions).map(([key, text]) =>
        isActionKey(key) ? (
          <Button
            key={key}
            variant={key === '+' ? 'primary' : 'outlined'}
            size="large"
            icon={actionIcons[key]}
            className={`min-h-14 md:px-2 xl:min-h-16 xl:flex-1 ${key === '+' || key === '@' ? 'max-md:col-span-3' : 'max-md:col-span-2 max-md:px-2'}`}
            disabledBecause={key === '+' || key === '.' ? null : waits}
            onClick={() => startAction(key, onVisitor)}
          >
            {text}
            <KeyCap>{key}</KeyCap>
          </Button>
        ) : null,
      )}
    </div>
  )
}
