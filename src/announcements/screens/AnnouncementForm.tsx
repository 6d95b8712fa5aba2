import { useId, useRef, useState } from 'react'
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form'
import { Button } from '#platform/screens/Button.tsx'
import { CancelButton } from '#platform/screens/CancelButton.tsx'
import { Confirmation } from '#platform/screens/Confirmation.tsx'
import { Dialog } from '#platform/screens/Dialog.tsx'
import { Field } from '#platform/screens/Field.tsx'
import { FormErrors } from '#platform/screens/FormErrors.tsx'
import { showRefusal } from '#platform/screens/form-errors.ts'
import { Notice } from '#platform/screens/Notice.tsx'
import { Select } from '#platform/screens/Select.tsx'
import { TextArea } from '#platform/screens/TextArea.tsx'
import { TextField } from '#platform/screens/TextField.tsx'
import { useTimeZone } from '#platform/screens/time-zone.ts'
import { toast } from '#platform/screens/toast.ts'
import {
  audienceOf,
  blankValues,
  bodyOf,
  mistakesIn,
  type AnnouncementValues,
  valuesOf,
} from '../announcement-values.ts'
import { announcementCategories, longestBody } from '../choices.ts'
import type { OfficeAnnouncement } from '../contract.ts'
import { words } from '../words.ts'
import { AnnouncementPreview } from './AnnouncementPreview.tsx'
import { AudienceField } from './AudienceField.tsx'
import { categoryIcons } from './category-icons.ts'
import { FilesField } from './FilesField.tsx'
import { isStale, useChangeAnnouncement, useReach, useWriteAnnouncement } from './queries.ts'
import { SendingFields } from './SendingFields.tsx'
import { useFileSending } from './use-file-sending.ts'

const said = words.form
const labels = {
  title: said.title,
  body: said.body,
  audience: said.audience,
  when: said.when,
  publishedAt: said.publishedAt,
  expiresAt: said.expiresAt,
} as const
const categories = announcementCategories.map((value) => ({ value, label: value, icon: categoryIcons[value] }))

type Props = {
  /** The one that is changed; null writes a new one. */
  present: OfficeAnnouncement | null
  open: boolean
  onClose: () => void
  onSaved: (saved: OfficeAnnouncement) => void
}

/** Writes an announcement, or changes one. Whatever goes wrong, what was typed stays. */
export function AnnouncementForm({ present, open, onClose, onSaved }: Props) {
  const zone = useTimeZone()
  const formId = useId()
  const title = useRef<HTMLInputElement>(null)
  const [first] = useState(() => (present ? valuesOf(present, zone) : blankValues))
  const [version, setVersion] = useState(present?.version ?? 0)
  const [stale, setStale] = useState(false)
  const [asked, setAsked] = useState<AnnouncementValues | null>(null)
  const settled = present?.deliveredAt != null
  const resolver: Resolver<AnnouncementValues> = (values) => {
    const mistakes = Object.entries(mistakesIn(values, zone, new Date(), settled))
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
  const reach = useReach(asked ? audienceOf(asked) : null).data

  const save = (values: AnnouncementValues) => {
    setAsked(null)
    const body = bodyOf(values, files.ids, zone)
    const { title: head, body: text, category, pinned, expiresAt, fileIds } = body
    const afterwards = { title: head, body: text, category, pinned, expiresAt, fileIds }
    const done = {
      onSuccess: (saved: OfficeAnnouncement) => {
        onSaved(saved)
        tellSaved(saved, settled)
      },
      onError: (error: Error) => {
        if (isStale(error)) {
          setStale(true)
          setVersion((error.present as OfficeAnnouncement).version)
        } else if (!showRefusal(form, error)) toast.failure(said.notSaved, error.message)
      },
    }
    setStale(false)
    if (!present) write.mutate(body, done)
    else change.mutate({ changes: settled ? afterwards : body, version }, done)
  }
  const start = (values: AnnouncementValues) => {
    if (files.waiting) return toast.info(said.filesWait)
    if (files.failed) return toast.info(said.filesFailed)
    if (!settled && values.when === 'now') return setAsked(values)
    return save(values)
  }
  const verb = settled ? said.verbs.changed : emergency && when === 'now' ? said.verbs.emergency : said.verbs[when]
  const people = words.people(reach?.people ?? 0)

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        width="widest"
        title={present ? said.editTitle : said.newTitle}
        dirty={form.formState.isDirty || files.changed}
        initialFocus={title}
        footer={
          <>
            <CancelButton />
            <Button
              look={emergency && when === 'now' && !settled ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              busy={sending.isPending}
              busyText={said.saving}
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
            {stale ? (
              <Notice live tone="warning">
                {said.meanwhile}
              </Notice>
            ) : null}
            <FormErrors form={form} labels={labels} title={said.pleaseCheck} />
            <TextField form={form} name="title" label={said.title} required />
            <Field label={said.category}>
              <Controller
                control={form.control}
                name="category"
                render={({ field }) => <Select {...field} choices={categories} />}
              />
            </Field>
            <Field label={said.body} required hint={said.bodyHint} error={form.formState.errors.body?.message}>
              <TextArea
                rows={8}
                maxLength={longestBody}
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
        open={asked !== null && reach !== undefined}
        onClose={() => setAsked(null)}
        title={asked?.emergency ? said.confirmTitle(people) : said.sendNowTitle(people)}
        verb={asked?.emergency ? said.verbs.emergency : said.verbs.now}
        cancel={said.notYet}
        harmless={!asked?.emergency}
        onConfirm={() => asked && save(asked)}
      >
        {asked?.emergency ? said.confirmText : said.sendNowText[asked?.byMail ? 'byMail' : 'portalOnly']}
      </Confirmation>
    </>
  )
}

function tellSaved(saved: OfficeAnnouncement, settled: boolean) {
  if (settled) toast.success(said.saved.changed)
  else if (saved.reach) toast.success(said.saved.published, said.reached(words.people(saved.reach.people)))
  else toast.success(saved.state === 'scheduled' ? said.saved.scheduled : said.saved.draft)
}
