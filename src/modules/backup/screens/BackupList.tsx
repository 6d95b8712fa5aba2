import Archive from 'lucide-react/icons/archive'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { shownBytes } from '#platform/text/bytes.ts'
import { dashboardTime } from '#platform/time/dates.ts'
import { pathOf } from '#platform/endpoint.ts'
import { Badge } from '#platform/ui/display/Badge.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { buttonClass } from '#platform/ui/display/button-class.ts'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Empty } from '#platform/ui/feedback/Empty.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { type BackupFile, backups } from '../contract.ts'
import { words } from '../messages/en.ts'
import { useBackups, useRemoveBackup } from './queries.ts'

/** The backups in the data folder, newest first. */
export function BackupList() {
  const list = useBackups()
  const remove = useRemoveBackup()
  const timeZone = useTimeZone()
  const [removing, setRemoving] = useState<BackupFile | null>(null)
  if (!list.data)
    return (
      <div className="px-4.5 pb-4">
        <Waiting on={list} words={words.loading} />
      </div>
    )
  if (list.data.length === 0)
    return (
      <Empty icon={Archive} help={words.noneHelp} className="border-t border-line">
        {words.none}
      </Empty>
    )
  return (
    <>
      <ul aria-label={words.list} className="max-h-115 overflow-y-auto border-t border-line">
        {list.data.map((backup) => (
          <BackupRow key={backup.name} backup={backup} onRemove={() => setRemoving(backup)} />
        ))}
      </ul>
      <Confirmation
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={words.removeTitle(removing ? dashboardTime(removing.madeAt, timeZone) : '')}
        verb={words.removeVerb}
        busy={remove.isPending}
        busyText={words.removing}
        onConfirm={() => removing && remove.mutate(removing.name, { onSettled: () => setRemoving(null) })}
      >
        {words.removeText}
      </Confirmation>
    </>
  )
}

function BackupRow({ backup, onRemove }: { backup: BackupFile; onRemove: () => void }) {
  const timeZone = useTimeZone()
  const when = dashboardTime(backup.madeAt, timeZone)
  return (
    <li className="flex items-center gap-x-3 gap-y-2 px-4.5 py-2.5 not-first:border-t not-first:border-line max-md:flex-wrap">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <p className="tabular font-[525]">{when}</p>
        <p className="tabular text-sm text-ink-3">
          {words.contents(backup.rows, backup.files)} · {shownBytes(backup.bytes, 'en')}
        </p>
      </div>
      {backup.missingFiles > 0 ? <Badge tone="warning">{words.missing(backup.missingFiles)}</Badge> : null}
      <a
        href={pathOf(backups.download, { name: backup.name })}
        download={backup.name}
        aria-label={words.downloadOf(when)}
        className={buttonClass({ size: 'small' })}
      >
        <Download aria-hidden="true" />
        {words.download}
      </a>
      <Button size="small" variant="plain" icon={Trash2} onClick={onRemove} aria-label={words.removeOf(when)}>
        {words.remove}
      </Button>
    </li>
  )
}
