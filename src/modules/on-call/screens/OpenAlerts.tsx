import { AlertCard } from './AlertCard.tsx'
import { useAlerts } from './queries.ts'

/** The open alerts, and who has each; nothing when there is none. */
export function OpenAlerts({ onOpen }: { onOpen?: (address: string) => void }) {
  const alerts = useAlerts().data ?? []
  if (alerts.length === 0) return null
  return (
    <div className="divide-y divide-line border-b border-line">
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} {...(onOpen ? { onOpen } : {})} />
      ))}
    </div>
  )
}
