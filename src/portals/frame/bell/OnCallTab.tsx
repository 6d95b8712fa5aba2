import { paths } from '#paths.ts'
import { linkClass } from '#notifications/screens/link-class.ts'
import { onCallWords as words } from '#on-call/messages/en.ts'
import { OnCallLine } from '#on-call/screens/OnCallLine.tsx'
import { OpenAlerts } from '#on-call/screens/OpenAlerts.tsx'
import { useAlerts } from '#on-call/screens/queries.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { useUser } from '../user.ts'

/** What the bell says about being on call: who is, and the alerts with who has each. */
export function OnCallTab({ onOpen }: { onOpen: (address: string) => void }) {
  const alerts = useAlerts()
  const { id, role } = useUser()
  const rota = paths.admin({ tab: 'settings', group: 'on-call' })
  return (
    <>
      <div className="grid gap-1.5 border-b border-line px-4.5 py-3 text-sm">
        <OnCallLine readerId={id} />
        {role === 'admin' ? (
          <a
            href={rota}
            className={linkClass}
            onClick={(event) => {
              event.preventDefault()
              onOpen(rota)
            }}
          >
            {words.swap}
          </a>
        ) : null}
      </div>
      {alerts.data ? null : (
        <div className="px-4.5 py-3.5">
          <Waiting on={alerts} words={words.loadingAlerts} />
        </div>
      )}
      {alerts.data?.length === 0 ? <p className="px-4.5 py-3.5 text-sm text-ink-3">{words.noAlerts}</p> : null}
      <OpenAlerts onOpen={onOpen} />
    </>
  )
}
