import { Fragment, useId, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { CallFailed, isStale } from '#platform/ui/data/call-failed.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { CancelButton } from '#platform/ui/overlays/CancelButton.tsx'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { FormErrors } from '#platform/ui/forms/FormErrors.tsx'
import { showError } from '#platform/ui/forms/form-errors.ts'
import { useRecordValues } from '#platform/ui/records/use-record-values.ts'
import { ChangedNotice } from '#platform/ui/records/ChangedNotice.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useRawFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import type { OwnProfile } from '../resident.ts'
import { OwnProfileChanges } from '../schemas.ts'
import { changedOwn, type OwnValues, ownValuesOf } from '../own-values.ts'
import { ownProfileTexts } from '../messages/own.ts'
import { useChangeOwnProfile } from './own-queries.ts'
import { OwnProfileCards } from './OwnProfileCards.tsx'

type Props = { profile: OwnProfile; open: boolean; onClose: () => void; status?: string }

/** The resident's own profile and contact details. */
export function OwnProfileDialog({ profile, open, onClose, status }: Props) {
  const words = useTexts(ownProfileTexts)
  const [editing, setEditing] = useState(false)
  const [conflict, setConflict] = useState(false)
  const id = useId()
  // The schema accepts every text of the form.
  const resolver = useRawFormResolver(OwnProfileChanges) as unknown as Resolver<OwnValues>
  const form = useForm<OwnValues>({ resolver, defaultValues: ownValuesOf(profile) })
  const change = useChangeOwnProfile(profile)
  const { isDirty } = form.formState
  useRecordValues(form, { record: profile, toValues: ownValuesOf })
  const { reset } = form
  const toView = () => {
    setEditing(false)
    setConflict(false)
    reset(ownValuesOf(profile))
  }
  const save = (values: OwnValues) => {
    const changes = changedOwn(values, profile)
    if (Object.keys(changes).length === 0) return toast.info(words.nothingToSave)
    return change.mutate(
      { changes, version: profile.version },
      {
        onSuccess: (saved) => {
          setEditing(false)
          setConflict(false)
          reset(ownValuesOf(saved))
          toast.success(words.saved)
        },
        onError: (error) => {
          if (isStale(error)) setConflict(true)
          else if (error instanceof CallFailed && error.field) showError(form, error)
          toast.failure(words.notSaved, error.message)
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={() => {
        toView()
        onClose()
      }}
      title={profile.fullName}
      over={words.title}
      status={status}
      width="wide"
      dirty={editing && isDirty}
      reading={!editing}
      footer={
        // The keys keep React from turning the pressed Edit button into the submit button, which that press would activate.
        editing ? (
          <Fragment key="edit">
            <Button onClick={toView}>{words.cancel}</Button>
            <Button variant="primary" type="submit" form={id} busy={change.isPending} busyText={words.saving}>
              {words.save}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="view">
            <CancelButton>{words.close}</CancelButton>
            <Button variant="primary" onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          </Fragment>
        )
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          void form.handleSubmit(save)()
        }}
      >
        <ChangedNotice isShown={conflict}>{words.changedMeanwhile}</ChangedNotice>
        <FormErrors form={form} labels={words.labels} title={words.pleaseCheck} />
        <OwnProfileCards profile={profile} form={form} editing={editing} />
      </form>
    </Dialog>
  )
}
