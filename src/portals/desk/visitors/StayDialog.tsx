import { useState } from 'react'
import type { Stay } from '#visitors/contract.ts'
import { longestBadge, longestNote } from '#visitors/choices.ts'
import { visitorScreenWords } from '#visitors/messages/desk-screens.ts'
import { sinceText } from '#visitors/screens/desk/since-text.ts'
import { useCorrectStay } from '#visitors/screens/desk/queries.ts'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { createOperation, hasChanged } from '#platform/ui/data/operation.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { FirmField } from './FirmField.tsx'

const words = visitorScreenWords.visitor

type Props = { stay: Stay | null; onClose: () => void }

/** Corrects the badge, the firm or the note of a visitor who is in the building. */
export function StayDialog({ stay, onClose }: Props) {
  const { last, open, turn } = useLingering(stay)
  return last === null ? null : <Opened key={turn} stay={last} open={open} onClose={onClose} />
}

function Opened({ stay, open, onClose }: { stay: Stay; open: boolean; onClose: () => void }) {
  const [badge, setBadge] = useState(stay.badge ?? '')
  const [note, setNote] = useState(stay.note)
  const [firm, setFirm] = useState({ name: stay.firm ?? '', vendorId: stay.vendorId })
  const [problem, setProblem] = useState<{ field: string | undefined; message: string } | null>(null)
  const timeZone = useTimeZone()
  const now = useNow()
  const correct = useCorrectStay()
  const undo = useUndo('visitors')
  const isContractor = stay.kind === 'contractor'
  const isFirmChanged = firm.name !== (stay.firm ?? '') || firm.vendorId !== stay.vendorId
  const save = () => {
    const operation = createOperation()
    const named = isFirmChanged ? { firm: firm.name, vendorId: firm.vendorId } : {}
    correct.mutate(
      { shown: stay, body: { badge, note, ...(isContractor ? named : {}) }, operation },
      {
        onSuccess: (saved) => {
          onClose()
          toast.success(words.corrected, undefined, hasChanged(stay, saved) ? { undo: undo(operation) } : undefined)
        },
        onError: (error) => {
          const field = error instanceof CallFailed ? error.field : undefined
          setProblem({ message: error.message, field })
          if (field === undefined) toast.failure(words.notCorrected, error.message)
        },
      },
    )
  }
  const errorOf = (...names: string[]) => (names.includes(problem?.field ?? '') ? problem?.message : undefined)
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      over={stay.unit?.unitNumber ?? visitorScreenWords.inside.building}
      title={stay.fullName}
      status={
        <p>{visitorScreenWords.joined([stay.firm ?? stay.host ?? '', sinceText(stay.arrivedAt, now, timeZone)])}</p>
      }
      dirty={badge !== (stay.badge ?? '') || note !== stay.note || isFirmChanged}
      verb={words.saveCorrection}
      busyText={words.saving}
      isBusy={correct.isPending}
      onSave={save}
    >
      {isContractor ? (
        <FirmField
          firm={firm.name}
          vendorId={firm.vendorId}
          onChange={(name, vendorId) => setFirm({ name, vendorId })}
          error={errorOf('firm', 'vendorId')}
        />
      ) : null}
      <div className="grid grid-cols-[8rem_1fr] gap-4">
        <Field label={words.badge} error={errorOf('badge')}>
          <TextInput
            large
            value={badge}
            autoComplete="off"
            maxLength={longestBadge}
            onChange={({ target }) => setBadge(target.value)}
          />
        </Field>
        <Field label={words.note}>
          <TextInput
            large
            value={note}
            autoComplete="off"
            maxLength={longestNote}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </div>
    </PlainFormDialog>
  )
}
