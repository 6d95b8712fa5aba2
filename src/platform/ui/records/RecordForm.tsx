import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { ChangedNotice } from './ChangedNotice.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import type { FormErrors } from '../forms/FormErrors.tsx'

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** Without a record the form adds one. */
  isNew: boolean
  /** Another user changed the record while the form was open. */
  isChanged?: boolean
  /** What is different then, in place of a sentence. */
  conflict?: ReactNode
  open: boolean
  onClose: () => void
  onSave: (values: Values) => void
  isSaving: boolean
  words: {
    addTitle: string
    changeTitle: string
    create: string
    creating: string
    save: string
    saving: string
    pleaseCheck: string
    changedMeanwhile: string
    fields: Parameters<typeof FormErrors<Values>>[0]['labels']
  }
  children: ReactNode
}

/** The dialog that adds a record or edits it. */
export function RecordForm<Values extends FieldValues>({
  form,
  isNew,
  isChanged = false,
  open,
  onClose,
  onSave,
  isSaving,
  words,
  conflict,
  children,
}: Props<Values>) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={isNew ? words.addTitle : words.changeTitle}
      form={form}
      onSend={onSave}
      labels={words.fields}
      pleaseCheck={words.pleaseCheck}
      verb={isNew ? words.create : words.save}
      sending={{ isPending: isSaving }}
      busyText={isNew ? words.creating : words.saving}
      notice={conflict ?? <ChangedNotice isShown={isChanged}>{words.changedMeanwhile}</ChangedNotice>}
    >
      {children}
    </FormDialog>
  )
}
