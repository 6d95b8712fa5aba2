import { useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Field } from '#platform/ui/forms/Field.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import type { Resource } from '../contract.ts'
import { words } from '../messages/en.ts'
import { FilePicker } from './FilePicker.tsx'
import { useAddVersion } from './queries.ts'

type Props = { resource: Resource | null; onClose: () => void }

/** Uploads a new version of a document. */
export function VersionDialog({ resource, onClose }: Props) {
  const { last, open, turn } = useLingering(resource)
  return last === null ? null : <OpenVersion key={turn} resource={last} open={open} onClose={onClose} />
}

function OpenVersion({ resource, open, onClose }: { resource: Resource; open: boolean; onClose: () => void }) {
  const add = useAddVersion()
  const [file, setFile] = useState<File | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const send = () => {
    if (!file) return setError(words.chooseFile)
    return add.mutate(
      { resource, file, note: note.trim() },
      {
        onSuccess: () => {
          onClose()
          toast.success(words.uploaded)
        },
        onError: (failure) => {
          setError(failure.message)
          toast.failure(words.notUploaded, failure.message)
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.versionTitle}
      status={resource.title}
      width="narrow"
      dirty={(file !== null || note !== '') && !add.isSuccess}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" busy={add.isPending} busyText={words.uploading} onClick={send}>
            {words.upload}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FilePicker
          file={file}
          error={error}
          onFile={(chosen) => {
            setFile(chosen)
            setError(undefined)
          }}
        />
        <Field label={words.fields.note}>
          <TextInput value={note} maxLength={200} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
