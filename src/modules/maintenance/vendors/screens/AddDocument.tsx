import FileUp from 'lucide-react/icons/file-up'
import { useRef, useState } from 'react'
import { CallFailed } from '#platform/ui/data/call-failed.ts'
import { DateInput } from '#platform/ui/dates/DateInput.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { useNotifyTyped } from '#platform/ui/forms/use-notify-typed.ts'
import { type DocumentKind, documentKinds } from '../choices.ts'
import { vendorWords } from '../messages/en.ts'
import { useAddDocument } from './record-queries.ts'

const words = vendorWords.documents
const kinds = documentKinds.map((value) => ({ value, label: words.kinds[value] }))

type Props = { vendorId: string; onTyped: (typed: boolean) => void; onDone: () => void }

/** A new paper: its kind, its title, its last day and its file. */
export function AddDocument({ vendorId, onTyped, onDone }: Props) {
  const [kind, setKind] = useState<DocumentKind>('insurance')
  const [title, setTitle] = useState('')
  const [validUntil, setValidUntil] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const add = useAddDocument(vendorId)
  useNotifyTyped(title !== '' || file !== null, onTyped)
  const errorAt = (field: string) => (problem?.field === field ? problem.text : undefined)
  const submit = () => {
    if (title.trim() === '') return setProblem({ field: 'title', text: words.noTitle })
    if (!file) return setProblem({ field: 'document', text: words.noFile })
    add.mutate(
      { kind, title, validUntil, file },
      {
        onSuccess: () => {
          toast.success(words.added)
          onDone()
        },
        onError: (error) => {
          setProblem({ field: error instanceof CallFailed ? (error.field ?? '') : '', text: error.message })
          toast.failure(words.notAdded, error.message)
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label={words.add}
      className="mb-3 grid gap-3 rounded-lg bg-sunken p-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(null)
        submit()
      }}
    >
      <Field label={words.kind} hint={kind === 'insurance' ? words.insuranceHint : undefined}>
        <Select choices={kinds} value={kind} onChange={setKind} />
      </Field>
      <Field label={words.validUntil} error={errorAt('validUntil')}>
        <DateInput value={validUntil} onChange={setValidUntil} />
      </Field>
      <Field label={words.title} required error={errorAt('title')} className="sm:col-span-2">
        <TextInput maxLength={200} value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field
        label={words.file}
        required
        group
        hint={words.fileHint}
        error={errorAt('document')}
        className="sm:col-span-2"
      >
        <div className="flex flex-wrap items-center gap-2.5">
          <Button icon={FileUp} onClick={() => input.current?.click()}>
            {words.chooseFile}
          </Button>
          <span className="min-w-0 text-sm wrap-anywhere text-ink-2">{file?.name}</span>
          <input
            ref={input}
            type="file"
            tabIndex={-1}
            aria-label={words.file}
            accept="application/pdf,image/jpeg,image/png,image/webp"
            className="sr-only"
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </div>
      </Field>
      <div className="flex gap-2 sm:col-span-2">
        <Button size="small" variant="primary" type="submit" busy={add.isPending} busyText={words.saving}>
          {words.save}
        </Button>
        <Button size="small" variant="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
