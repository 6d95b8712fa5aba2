import { useState } from 'react'
import { useBuildingCode } from '#platform/ui/data/building-code.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { incidentScreenWords } from '../messages/screens.ts'
import { useCandidates, useGather } from './queries.ts'

const words = incidentScreenWords.requests

/** Adds open requests of the last hours to an incident. */
export function GatherDialog({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const code = useBuildingCode()
  const offered = useCandidates(id, open)
  const gather = useGather()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const close = () => {
    setChosen([])
    onClose()
  }
  const save = () => {
    if (chosen.length === 0) return close()
    return gather.mutate(
      { id, body: { requestIds: [...chosen] } },
      { onSuccess: close, onError: (error) => toast.failure(incidentScreenWords.notSaved, error.message) },
    )
  }
  return (
    <PlainFormDialog
      open={open}
      onClose={close}
      title={words.choose}
      status={words.chooseHelp}
      dirty={false}
      verb={words.verb(chosen.length)}
      cancel={words.cancel}
      busyText={words.saving}
      isBusy={gather.isPending}
      onSave={save}
    >
      {offered.data ? (
        offered.data.length === 0 ? (
          <p className="text-ink-3">{words.nothing}</p>
        ) : (
          <div className="grid gap-3">
            {offered.data.map(({ id: requestId, number, title, place }) => (
              <Checkbox
                key={requestId}
                label={title}
                hint={`${code}-${number} · ${place}`}
                checked={chosen.includes(requestId)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, requestId] : chosen.filter((one) => one !== requestId))
                }
              />
            ))}
          </div>
        )
      ) : (
        <Waiting on={offered} words={words.loading} failed={words.failed} />
      )}
    </PlainFormDialog>
  )
}
