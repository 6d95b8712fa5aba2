import Download from 'lucide-react/icons/download'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { exportCalls } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useDownload } from './queries.ts'

export function ExportSettings() {
  const download = useDownload(exportCalls.exportEverything)
  return (
    <Card title={words.everything.title}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[72ch] text-ink-2">{words.everything.lead}</p>
        <Notice tone="info">{words.everything.warning}</Notice>
        <Button
          variant="primary"
          icon={Download}
          busy={download.isPending}
          busyText={words.everything.busy}
          onClick={() => download.mutate({})}
        >
          {words.everything.button}
        </Button>
      </div>
    </Card>
  )
}
