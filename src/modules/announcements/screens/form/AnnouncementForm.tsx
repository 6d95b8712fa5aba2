import { useId, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, set, useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import { useRecordVersion } from '#platform/ui/records/use-record-version.ts'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import {
  blankValues,
  toRequestBody,
  findErrors,
  type AnnouncementValues,
  toFormValues,
} from '../../announcement-values.ts'
import type { OfficeAnnouncement } from '../../contract.ts'
import { announcementTexts } from '../../messages/index.ts'
import { officeWords } from '../../messages/office.ts'
import { AnnouncementFields } from './AnnouncementFields.tsx'
import { isUndoable } from '../../rules.ts'
import { topic, useChangeAnnouncement, useWriteAnnouncement } from '../queries.ts'
import { SendConfirmation } from './SendConfirmation.tsx'
import { useFileSending } from './use-file-sending.ts'

const texts = announcementTexts.en.form
type Props = {
  /** The announcement to edit; null for a new one. */
  present: OfficeAnnouncement | null
  /** The values that a new one begins with: those of a copy. */
  draft?: AnnouncementValues | null
  open: boolean
  onClose: () => void
  onSaved: (saved: OfficeAnnouncement) => void
}

/** Creates or edits an announcement. Whatever fails, what was typed stays. */
export function AnnouncementForm({ present, draft = null, open, onClose, onSaved }: Props) {
  const zone = useTimeZone()
  const formId = useId()
  const title = useRef<HTMLInputElement>(null)
  const [first] = useState(() => (present ? toFormValues(present, zone) : (draft ?? blankValues())))
  const [pendingValues, setPendingValues] = useState<AnnouncementValues | null>(null)
  const settled = present?.deliveredAt != null
  const form = useForm<AnnouncementValues>({ defaultValues: first, resolver: resolverOf(zone, settled) })
  const files = useFileSending(present?.files ?? [])
  const { save, isSaving, isChanged } = useSaveAnnouncement(form, { present, settled, fileIds: files.ids, onSaved })
  const start = (values: AnnouncementValues) => {
    if (files.waiting) return toast.info(texts.filesWait)
    if (files.failed) return toast.info(texts.filesFailed)
    if (!settled && values.when === 'now') return setPendingValues(values)
    return save(values)
  }
  const [emergency, when] = useWatch({ control: form.control, name: ['emergency', 'when'] })
  const verb = settled ? texts.verbs.changed : emergency && when === 'now' ? texts.verbs.emergency : texts.verbs[when]

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        width="widest"
        title={present ? texts.editTitle : draft?.audience === 'people' ? officeWords.messageTitle : texts.newTitle}
        dirty={form.formState.isDirty || files.changed}
        initialFocus={title}
        footer={
          <>
            <CancelButton />
            <Button
              variant={emergency && when === 'now' && !settled ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              busy={isSaving}
              busyText={texts.saving}
            >
              {verb}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="grid items-start gap-x-7 gap-y-4 lg:grid-cols-[1.15fr_1fr]"
          onSubmit={(event) => void form.handleSubmit(start)(event)}
        >
          <AnnouncementFields form={form} files={files} settled={settled} isChanged={isChanged} title={title} />
        </form>
      </Dialog>
      <SendConfirmation
        values={pendingValues}
        onClose={() => setPendingValues(null)}
        onConfirm={(values) => {
          setPendingValues(null)
          save(values)
        }}
      />
    </>
  )
}

const resolverOf =
  (zone: string, settled: boolean): Resolver<AnnouncementValues> =>
  (values) => {
    const mistakes = Object.entries(findErrors(values, zone, new Date(), settled))
    if (mistakes.length === 0) return { values, errors: {} }
    const errors: FieldErrors<AnnouncementValues> = {}
    for (const [name, message] of mistakes) set(errors, name, { type: 'own', message })
    return { values: {}, errors }
  }

type Saving = {
  present: OfficeAnnouncement | null
  settled: boolean
  fileIds: readonly string[]
  onSaved: (saved: OfficeAnnouncement) => void
}

/** Saves the form: a new announcement, or the changes of one, of which fewer are possible after delivery. */
function useSaveAnnouncement(form: UseFormReturn<AnnouncementValues>, { present, settled, fileIds, onSaved }: Saving) {
  const zone = useTimeZone()
  const write = useWriteAnnouncement()
  const change = useChangeAnnouncement(present?.id ?? '')
  const { version, isChanged, setIsChanged, acceptPresent } = useRecordVersion(present)
  const undo = useUndo(topic)
  const callbacksOf = (undoChange?: () => void) => ({
    onSuccess: (saved: OfficeAnnouncement) => {
      onSaved(saved)
      showSaved(saved, settled, undoChange)
    },
    onError: (error: Error) => {
      if (acceptPresent(error)) return
      if (!showError(form, error)) toast.failure(texts.notSaved, error.message)
    },
  })
  const save = (values: AnnouncementValues) => {
    const body = toRequestBody(values, fileIds, zone)
    const { title, body: text, translations, category, pinned, expiresAt } = body
    const files = present && isSame(body.fileIds, present.files) ? {} : { fileIds: body.fileIds }
    const afterDelivery = { title, body: text, translations, category, pinned, expiresAt, ...files }
    setIsChanged(false)
    if (!present) return write.mutate(body, callbacksOf())
    const operation = createOperation()
    const changes = settled ? afterDelivery : body
    const undoChange = isUndoable(present, changes) ? undo(operation) : undefined
    return change.mutate({ changes, version, operation }, callbacksOf(undoChange))
  }
  return { save, isChanged, isSaving: (present ? change : write).isPending }
}

const isSame = (ids: readonly string[], files: readonly { id: string }[]) =>
  ids.length === files.length && files.every(({ id }, place) => id === ids[place])

function showSaved(saved: OfficeAnnouncement, settled: boolean, undoChange?: () => void) {
  if (settled) toast.success(texts.saved.changed, undefined, { undo: undoChange })
  else if (saved.reach)
    toast.success(texts.saved.published, texts.reached(announcementTexts.en.people(saved.reach.people)))
  else toast.success(saved.state === 'scheduled' ? texts.saved.scheduled : texts.saved.draft)
}
