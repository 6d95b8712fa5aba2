import { useId, useRef, useState } from 'react'
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { ChangedNotice } from '#platform/ui/records/ChangedNotice.tsx'
import { useRecordVersion } from '#platform/ui/records/use-record-version.ts'
import { Field } from '#platform/ui/forms/Field.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { Select } from '#platform/ui/forms/Select.tsx'
import { TextArea } from '#platform/ui/forms/TextArea.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useTimeZone } from '#platform/ui/data/time-zone.ts'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import {
  audienceOf,
  blankValues,
  toRequestBody,
  findErrors,
  type AnnouncementValues,
  toFormValues,
} from '../announcement-values.ts'
import { announcementCategories, maxBodyLength } from '../choices.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { announcementTexts } from '../messages/index.ts'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { AudienceField } from './AudienceField.tsx'
import { categoryIcons } from './category-icons.ts'
import { FilesField } from './FilesField.tsx'
import { useChangeAnnouncement, useReach, useWriteAnnouncement } from './queries.ts'
import { SendingFields } from './SendingFields.tsx'
import { useFileSending } from './use-file-sending.ts'

const texts = announcementTexts.en.form
const labels = {
  title: texts.title,
  body: texts.body,
  audience: texts.audience,
  when: texts.when,
  publishedAt: texts.publishedAt,
  expiresAt: texts.expiresAt,
} as const
const categories = announcementCategories.map((value) => ({ value, label: value, icon: categoryIcons[value] }))

type Props = {
  /** The announcement to edit; null for a new one. */
  present: OfficeAnnouncement | null
  open: boolean
  onClose: () => void
  onSaved: (saved: OfficeAnnouncement) => void
}

/** Creates or edits an announcement. Whatever fails, what was typed stays. */
export function AnnouncementForm({ present, open, onClose, onSaved }: Props) {
  const words = useTexts(announcementTexts)
  const zone = useTimeZone()
  const formId = useId()
  const title = useRef<HTMLInputElement>(null)
  const [first] = useState(() => (present ? toFormValues(present, zone) : blankValues))
  const { version, isChanged, setIsChanged, acceptPresent } = useRecordVersion(present)
  const [pendingValues, setPendingValues] = useState<AnnouncementValues | null>(null)
  const settled = present?.deliveredAt != null
  const resolver: Resolver<AnnouncementValues> = (values) => {
    const mistakes = Object.entries(findErrors(values, zone, new Date(), settled))
    return mistakes.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(mistakes.map(([name, message]) => [name, { type: 'own', message }])) }
  }
  const form = useForm<AnnouncementValues>({ defaultValues: first, resolver })
  const files = useFileSending(present?.files ?? [])
  const write = useWriteAnnouncement()
  const change = useChangeAnnouncement(present?.id ?? '')
  const sending = present ? change : write
  const [emergency, when] = useWatch({ control: form.control, name: ['emergency', 'when'] })
  const reach = useReach(pendingValues ? audienceOf(pendingValues) : null).data

  const save = (values: AnnouncementValues) => {
    setPendingValues(null)
    const body = toRequestBody(values, files.ids, zone)
    const { title: head, body: text, category, pinned, expiresAt, fileIds } = body
    const afterwards = { title: head, body: text, category, pinned, expiresAt, fileIds }
    const done = {
      onSuccess: (saved: OfficeAnnouncement) => {
        onSaved(saved)
        showSaved(saved, settled)
      },
      onError: (error: Error) => {
        if (acceptPresent(error)) return
        if (!showError(form, error)) toast.failure(texts.notSaved, error.message)
      },
    }
    setIsChanged(false)
    if (!present) write.mutate(body, done)
    else change.mutate({ changes: settled ? afterwards : body, version }, done)
  }
  const start = (values: AnnouncementValues) => {
    if (files.waiting) return toast.info(texts.filesWait)
    if (files.failed) return toast.info(texts.filesFailed)
    if (!settled && values.when === 'now') return setPendingValues(values)
    return save(values)
  }
  const verb = settled ? texts.verbs.changed : emergency && when === 'now' ? texts.verbs.emergency : texts.verbs[when]
  const people = words.people(reach?.people ?? 0)

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        width="widest"
        title={present ? texts.editTitle : texts.newTitle}
        dirty={form.formState.isDirty || files.changed}
        initialFocus={title}
        footer={
          <>
            <CancelButton />
            <Button
              variant={emergency && when === 'now' && !settled ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              busy={sending.isPending}
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
          <div className="grid gap-4">
            <ChangedNotice isShown={isChanged}>{texts.meanwhile}</ChangedNotice>
            <FormErrors form={form} labels={labels} title={texts.pleaseCheck} />
            <TextField form={form} name="title" label={texts.title} required />
            <Field label={texts.category}>
              <Controller
                control={form.control}
                name="category"
                render={({ field }) => <Select {...field} choices={categories} />}
              />
            </Field>
            <Field label={texts.body} required hint={texts.bodyHint} error={form.formState.errors.body?.message}>
              <TextArea
                rows={8}
                maxLength={maxBodyLength}
                className="max-h-[46dvh] overflow-y-auto"
                {...form.register('body')}
              />
            </Field>
            <FilesField sending={files} />
            <AnnouncementPreview form={form} />
          </div>
          <div className="grid gap-4">
            <AudienceField form={form} disabled={settled} />
            <SendingFields form={form} settled={settled} />
          </div>
        </form>
      </Dialog>
      <Confirmation
        open={pendingValues !== null && reach !== undefined}
        onClose={() => setPendingValues(null)}
        title={pendingValues?.emergency ? texts.confirmTitle(people) : texts.sendNowTitle(people)}
        verb={pendingValues?.emergency ? texts.verbs.emergency : texts.verbs.now}
        cancel={texts.notYet}
        harmless={!pendingValues?.emergency}
        onConfirm={() => pendingValues && save(pendingValues)}
      >
        {pendingValues?.emergency
          ? texts.confirmText
          : texts.sendNowText[pendingValues?.byMail ? 'byMail' : 'portalOnly']}
      </Confirmation>
    </>
  )
}

function showSaved(saved: OfficeAnnouncement, settled: boolean) {
  if (settled) toast.success(texts.saved.changed)
  else if (saved.reach)
    toast.success(texts.saved.published, texts.reached(announcementTexts.en.people(saved.reach.people)))
  else toast.success(saved.state === 'scheduled' ? texts.saved.scheduled : texts.saved.draft)
}
