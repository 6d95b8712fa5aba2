import { Download } from 'lucide-react'
import { Button } from '#platform/screens/Button.tsx'
import { Card } from '#platform/screens/Card.tsx'
import { Notice } from '#platform/screens/Notice.tsx'
import { exportCalls } from '../export-calls.ts'
import { words } from '../words.ts'
import { useDownload } from './queries.ts'

/** Takes everything out of the house. */
export function ExportSettings() {
  const download = useDownload(exportCalls.takeEverything)
  return (
    <Card title={words.everything.title}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[72ch] text-ink-2">{words.everything.lead}</p>
        <Notice tone="info">{words.everything.warning}</Notice>
        <Button
          look="primary"
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
