import Download from 'lucide-react/icons/download'
import { Button } from '#platform/ui/display/Button.tsx'
import { importCalls } from '../import-contract.ts'
import { words } from '../messages/en.ts'
import { useDownload } from './queries.ts'

/** Downloads the rows of an import that are not imported, with the reasons. `name` is what screen readers say. */
export function DownloadRowsLeft({ id, label, name }: { id: string; label: string; name?: string }) {
  const download = useDownload(importCalls.exportRowsLeft)
  return (
    <Button
      size="small"
      icon={Download}
      busy={download.isPending}
      busyText={words.importing.downloading}
      aria-label={name}
      onClick={() => download.mutate({ params: { id } })}
    >
      {label}
    </Button>
  )
}
