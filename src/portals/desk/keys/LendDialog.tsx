import { useState } from 'react'
import { useDeskSearch } from '#desk-search/screens/queries.ts'
import type { LoanProof } from '#keys/choices.ts'
import { longestName, longestNote, loanProofs } from '#keys/choices.ts'
import type { DeskKey } from '#keys/contract.ts'
import { keyWords } from '#keys/messages/desk.ts'
import { keyScreenWords } from '#keys/messages/screens.ts'
import { DueField } from '#keys/screens/DueField.tsx'
import { useBorrowers, useCheckOut } from '#keys/screens/queries.ts'
import { whatOf } from '#keys/screens/KeyRow.tsx'
import { uploadDeskPhoto } from '#front-desk/screens/upload-desk-photo.ts'
import { SignaturePad } from '#packages/screens/desk/SignaturePad.tsx'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { RadioCards } from '#platform/ui/forms/RadioCards.tsx'
import { SearchSelect } from '#platform/ui/forms/SearchSelect.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useDebounced } from '#platform/ui/hooks/use-debounced.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { useNow } from '#platform/ui/hooks/use-now.ts'
import { useFormPicture, useSendWithPicture } from '#platform/ui/photos/form-picture.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { dayOf } from '#platform/time/dates.ts'
import { borrowersOf, type BorrowerChoice } from './borrowers.ts'

const words = keyScreenWords.lending
/** Milliseconds without a key until the list is read. */
const pause = 150

type Props = { shown: DeskKey | null; onClose: () => void }
type Problem = { field: string | undefined; message: string }

/** Lends a key: to whom, until when, and how the desk knows who it is. */
export function LendDialog({ shown, onClose }: Props) {
  const { last, open, turn } = useLingering(shown)
  return last ? <Opened key={turn} shown={last} open={open} onClose={onClose} /> : null
}

function Opened({ shown, open, onClose }: { shown: DeskKey; open: boolean; onClose: () => void }) {
  const [chosen, setChosen] = useState<BorrowerChoice | null>(null)
  const [name, setName] = useState('')
  const [dueAt, setDueAt] = useState<string | null>(null)
  const [purpose, setPurpose] = useState('')
  const [proof, setProof] = useState<LoanProof>('name')
  const picture = useFormPicture({
    upload: (file) => uploadDeskPhoto('signature', file),
    failed: keyScreenWords.details.notSaved,
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const checkOut = useCheckOut()
  const undo = useUndo('keys')
  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined)
  const fail = (field: string, message: string) => setProblem({ field, message })

  /** Also removes the error that was shown, because it was about the former values. */
  const changed =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      setProblem(null)
      change(value)
    }
  const close = () => {
    // A loan that waits for its signature is not sent any more.
    picture.setIsAwaited(false)
    onClose()
  }
  const send = () => {
    if (!chosen) return fail('borrower', words.choose)
    if (dueAt === null) return fail('dueAt', keyScreenWords.details.chooseTime)
    const borrower = { ...chosen.borrower, name: name.trim() }
    if (borrower.name === '') return fail('name', words.person)
    const isSigned = proof === 'signature'
    if (isSigned && picture.status === 'sending') return picture.setIsAwaited(true)
    if (isSigned && picture.status !== 'saved')
      return fail('photoId', picture.status === 'failed' ? words.signAgain : keyWords.noSignature)
    const operation = createOperation()
    const body = { borrower, dueAt, purpose: purpose.trim(), proof, photoId: isSigned ? picture.id : null }
    return checkOut.mutate(
      { id: shown.id, body, operation },
      {
        onSuccess: () => {
          close()
          toast.success(words.done(shown.number, borrower.name), undefined, { undo: undo(operation) })
        },
        onError: (error) =>
          setProblem({ message: error.message, field: 'field' in error ? String(error.field) : undefined }),
      },
    )
  }
  useSendWithPicture(picture, send)
  return (
    <PlainFormDialog
      open={open}
      onClose={close}
      over={whatOf(shown)}
      title={words.title(shown.number)}
      dirty={chosen !== null}
      verb={words.verb}
      busyText={words.saving}
      isBusy={checkOut.isPending || picture.isAwaited}
      onSave={send}
    >
      <BorrowerField
        chosen={chosen}
        onChoose={changed((choice) => {
          setChosen(choice)
          setName(choice.borrower.name)
        })}
        error={
          errorOf('borrower') ??
          errorOf('userId') ??
          errorOf('vendorId') ??
          (chosen?.borrower.kind === 'vendor' ? undefined : errorOf('name')) ??
          (problem?.field ? undefined : problem?.message)
        }
      />
      {chosen?.borrower.kind === 'vendor' ? (
        <Field label={words.person} hint={words.personHint} required error={errorOf('name')}>
          <TextInput
            large
            maxLength={longestName}
            value={name}
            onChange={({ target }) => changed(setName)(target.value)}
          />
        </Field>
      ) : null}
      <DueField label={words.until} onChange={changed(setDueAt)} error={errorOf('dueAt')} />
      <Field label={words.purpose} hint={words.purposeHint}>
        <TextInput large maxLength={longestNote} value={purpose} onChange={({ target }) => setPurpose(target.value)} />
      </Field>
      <Field label={words.how} radios error={errorOf('photoId')}>
        <RadioCards
          name="loan-proof"
          choices={loanProofs.map((value) => ({ value, label: words.proofs[value] }))}
          value={proof}
          onChange={(next) => {
            picture.clear()
            changed(setProof)(next)
          }}
        />
      </Field>
      {proof === 'signature' ? <SignaturePad picture={{ ...picture, take: changed(picture.take) }} /> : null}
    </PlainFormDialog>
  )
}

type BorrowerProps = {
  chosen: BorrowerChoice | null
  onChoose: (choice: BorrowerChoice) => void
  error?: string | undefined
}

function BorrowerField({ chosen, onChoose, error }: BorrowerProps) {
  const [text, setText] = useState('')
  const typed = text.trim()
  const settled = useDebounced(typed, pause)
  const homes = useDeskSearch(settled)
  const others = useBorrowers(settled)
  const today = dayOf(useNow(), useTimeZone())
  const isComplete =
    settled === typed && homes.isSuccess && others.isSuccess && !homes.isPlaceholderData && !others.isPlaceholderData
  const found = typed === '' ? [] : borrowersOf({ typed, homes: homes.data, others: others.data, isComplete, today })
  return (
    <Field label={words.who} required error={error}>
      <SearchSelect
        choices={found.length > 0 || chosen === null ? found : [chosen]}
        value={chosen?.value ?? null}
        onChange={(value) => {
          const choice = found.find((one) => one.value === value)
          if (choice) onChoose(choice)
        }}
        find={words.find}
        none={typed === '' ? words.find : words.none}
        placeholder={words.find}
        onSearch={setText}
      />
    </Field>
  )
}
