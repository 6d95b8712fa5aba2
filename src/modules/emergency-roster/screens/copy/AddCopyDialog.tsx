import { useState } from 'react'
import { Field } from '#platform/ui/forms/Field.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { TextInput } from '#platform/ui/forms/TextInput.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { longestDeviceName } from '../../choices.ts'
import { rosterScreenWords } from '../../messages/screens.ts'
import { addThisDevice } from './copy.ts'

const words = rosterScreenWords.copy

/** Stores a copy on this device; the passphrase is checked first, so that it is known here. */
export function AddCopyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [name, setName] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const save = async () => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      if (await addThisDevice(name, passphrase)) {
        toast.success(words.stored)
        onClose()
      } else setProblem(words.wrong)
    } catch (error) {
      const isStorage = error instanceof DOMException
      toast.failure(words.notStored, isStorage ? words.noRoom : error instanceof Error ? error.message : undefined)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.addTitle}
      dirty={name !== '' || passphrase !== ''}
      verb={words.store}
      busyText={words.storing}
      isBusy={isBusy}
      onSave={() => void save()}
    >
      <p className="text-ink-2">{words.lead}</p>
      <Field label={words.deviceName} hint={words.deviceNameHint} required>
        <TextInput
          value={name}
          required
          maxLength={longestDeviceName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={words.passphrase} hint={words.passphraseHint} error={problem} required>
        <PasswordInput
          value={passphrase}
          required
          autoComplete="off"
          onChange={({ target }) => setPassphrase(target.value)}
        />
      </Field>
    </PlainFormDialog>
  )
}
