import { AlertCard } from './AlertCard.tsx'
import { useAlerts } from './queries.ts'

/** The alerts about a record, such as a request; nothing when there was none. */
export function AlertsOfRecord({ id }: { id: string }) {
  const alerts = useAlerts(id).data ?? []
  if (alerts.length === 0) return null
  return (
    <div className="mb-4 grid gap-2 [&>*]:rounded-lg">
      {alerts.map((alert) => (
        <AlertCard key={alert.id} alert={alert} />
      ))}
    </div>
  )
}
