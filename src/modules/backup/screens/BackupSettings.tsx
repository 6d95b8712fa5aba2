import KeyRound from 'lucide-react/icons/key-round'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { words } from '../messages/en.ts'
import { BackupList } from './BackupList.tsx'
import { BackupSchedule } from './BackupSchedule.tsx'
import { useCreateBackup } from './queries.ts'

/** The settings' group for backups: list, create and schedule them. */
export function BackupSettings() {
  const make = useCreateBackup()
  return (
    <div className="grid gap-4.5">
      <Card
        title={words.title}
        action={
          <Button variant="primary" busy={make.isPending} busyText={words.creating} onClick={() => make.mutate()}>
            {words.create}
          </Button>
        }
        flush
      >
        <p className="max-w-[72ch] px-4.5 pt-1.5 pb-3.5 text-ink-2">{words.lead}</p>
        <BackupList />
        <p className="border-t border-line px-4.5 py-3 text-sm text-ink-3">{words.placeText}</p>
      </Card>
      <div className="grid items-start gap-4.5 lg:grid-cols-2">
        <Card title={words.planTitle}>
          <BackupSchedule />
        </Card>
        <Card title={words.keyTitle}>
          <p className="flex items-start gap-2.5 text-ink-2">
            <KeyRound aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-ink-3" />
            {words.keyText}
          </p>
        </Card>
      </div>
    </div>
  )
}
