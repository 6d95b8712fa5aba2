import { useState } from 'react'
import { presentRecord } from '#platform/ui/data/call-failed.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import type { EntryValues } from '../entry-values.ts'
import { entryTexts } from '../messages/index.ts'
import type { MaintenanceRequest } from '../../requests/request.ts'
import type { RequestChanges } from '../../requests/request-input.ts'
import { isOpen } from '../../requests/rules.ts'
import { officeWords } from '../../requests/messages/office.ts'
import { ConflictNotice } from '../../requests/screens/ConflictNotice.tsx'
import { ChangeEntry } from './ChangeEntry.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { useChangeRequest } from '../../requests/screens/change-queries.ts'
import type { Formats } from '../../requests/screens/use-formats.ts'

type Props = { request: MaintenanceRequest; formats: Formats }

/** The entry as the office reads it, and edits it after a phone call with the resident. */
export function OfficeEntry({ request, formats }: Props) {
  const entryWords = useTexts(entryTexts)
  const change = useChangeRequest()
  /** The record that the dialog compares with: the one it opened with, or the one that a conflict returned. */
  const [read, setRead] = useState(request)
  const [changing, setChanging] = useState(false)
  /** The record before another user changed it. */
  const [before, setBefore] = useState<MaintenanceRequest | null>(null)
  return (
    <span className="grid justify-items-start gap-2">
      <EntryFacts request={request} formats={formats} />
      {isOpen(request) ? (
        <Button
          size="small"
          aria-label={entryWords.changeLabel}
          onClick={() => {
            setRead(request)
            setBefore(null)
            setChanging(true)
          }}
        >
          {entryWords.change}
        </Button>
      ) : null}
      <ChangeEntry
        request={request}
        open={changing}
        onClose={() => setChanging(false)}
        lead={entryWords.officeLead}
        conflict={before ? <ConflictNotice before={before} now={read} notes={[]} hasUnsavedInput /> : null}
        change={change}
        onSave={(values, { onSuccess, onError }) => {
          const changes = changesOf(values, read)
          if (Object.keys(changes).length === 0) {
            toast.info(officeWords.nothingToSave)
            return
          }
          change.mutate(
            { request: read, changes },
            {
              onSuccess,
              onError: (error) => {
                const present = presentRecord<MaintenanceRequest>(error)
                if (present) {
                  setBefore(read)
                  setRead(present)
                }
                onError(error)
              },
            },
          )
        }}
      />
    </span>
  )
}

/** Only the fields that differ from the record that was read. */
function changesOf({ entryPermission, entryWindows, petsNote }: EntryValues, read: MaintenanceRequest): RequestChanges {
  const pets = petsNote.trim() || null
  return {
    ...(entryPermission === read.entryPermission ? {} : { entryPermission }),
    ...(JSON.stringify(entryWindows) === JSON.stringify(read.entryWindows) ? {} : { entryWindows }),
    ...(pets === read.petsNote ? {} : { petsNote: pets }),
  }
}
