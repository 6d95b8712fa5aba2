import { useState } from 'react'
import { Button } from '#platform/screens/Button.tsx'
import { toast } from '#platform/screens/toast.ts'
import type { EntryValues } from '../entry-values.ts'
import { entryWords } from '../entry-words.ts'
import type { MaintenanceRequest } from '../request.ts'
import type { RequestChanges } from '../request-input.ts'
import { isOpen } from '../rules.ts'
import { words } from '../words.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { ChangeEntry } from './ChangeEntry.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { isStale, useChangeRequest } from './queries.ts'
import type { Formats } from './use-formats.ts'

type Props = { request: MaintenanceRequest; formats: Formats }

/** The way in as the office reads it, and writes down what a resident said at the telephone. */
export function OfficeEntry({ request, formats }: Props) {
  const change = useChangeRequest(request.id)
  /** The record the dialog answers: the one it opened with, or the one a refusal brought. */
  const [read, setRead] = useState(request)
  const [changing, setChanging] = useState(false)
  /** What it answered before somebody else was faster. */
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
        meanwhile={before ? <ChangedMeanwhile before={before} now={read} notes={[]} kept /> : null}
        change={change}
        onSave={(values, { onSuccess, onError }) => {
          const changes = changesOf(values, read)
          if (Object.keys(changes).length === 0) {
            toast.info(words.nothingToSave)
            return
          }
          change.mutate(
            { changes, version: read.version },
            {
              onSuccess,
              onError: (error) => {
                if (isStale(error) && error.present) {
                  setBefore(read)
                  setRead(error.present as MaintenanceRequest)
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

/** Only what differs from the record that was read. */
function changesOf({ entryPermission, entryWindows, petsNote }: EntryValues, read: MaintenanceRequest): RequestChanges {
  const pets = petsNote.trim() || null
  return {
    ...(entryPermission === read.entryPermission ? {} : { entryPermission }),
    ...(JSON.stringify(entryWindows) === JSON.stringify(read.entryWindows) ? {} : { entryWindows }),
    ...(pets === read.petsNote ? {} : { petsNote: pets }),
  }
}
