import { useState } from 'react'
import { Field } from '#platform/ui/forms/Field.tsx'
import { PasswordInput } from '#platform/ui/forms/PasswordInput.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { PlainFormDialog } from '#platform/ui/records/PlainFormDialog.tsx'
import { shortestPassphrase } from '../../choices.ts'
import { rosterScreenWords } from '../../messages/screens.ts'
import { createLock, validatePassphrase } from '../../seal.ts'
import { useSetPassphrase } from '../desk/queries.ts'

const words = rosterScreenWords.office

/** Sets the passphrase of the devices. The browser creates its key pair; the passphrase itself is never sent. */
export function PassphraseDialog({ isFirst, open, onClose }: { isFirst: boolean; open: boolean; onClose: () => void }) {
  const set = useSetPassphrase()
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const isShort = validatePassphrase(passphrase) !== null
  const isDifferent = passphrase !== again
  const save = async () => {
    setIsTried(true)
    if (isShort || isDifferent) return
    setIsBusy(true)
    try {
      await set.mutateAsync(await createLock(passphrase))
      toast.success(words.passphraseSaved)
      onClose()
    } catch (error) {
      toast.failure(words.passphraseNotSaved, error instanceof Error ? error.message : undefined)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <PlainFormDialog
      open={open}
      onClose={onClose}
      title={words.passphrase}
      dirty={passphrase !== '' || again !== ''}
      verb={words.savePassphrase}
      busyText={words.savingPassphrase}
      isBusy={isBusy}
      onSave={() => void save()}
    >
      <p className="text-ink-2">
        {words.passphraseText(shortestPassphrase)} {isFirst ? null : words.changeText}
      </p>
      <Field
        label={words.newPassphrase}
        required
        error={isTried && isShort ? words.short(shortestPassphrase) : undefined}
      >
        <PasswordInput
          value={passphrase}
          required
          autoComplete="new-password"
          onChange={({ target }) => setPassphrase(target.value)}
        />
      </Field>
      <Field label={words.again} required error={isTried && !isShort && isDifferent ? words.different : undefined}>
        <PasswordInput
          value={again}
          required
          autoComplete="new-password"
          onChange={({ target }) => setAgain(target.value)}
        />
      </Field>
    </PlainFormDialog>
  )
}
