import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTexts } from '#platform/ui/data/language.ts'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { frontDeskTexts } from '../messages/index.ts'

type Props<Values extends FieldValues> = {
  isNew: boolean
  open: boolean
  onClose: () => void
  form: UseFormReturn<Values>
  onSend: (values: Values) => void
  labels: Parameters<typeof FormDialog<Values, Values>>[0]['labels']
  sending: { isPending: boolean }
  columns?: 1 | 2
  words: { addTitle: string; editTitle: string; save: string; saving: string }
  children: ReactNode
}

/** The form of something that a resident arranges with the desk. */
export function ArrangementDialog<Values extends FieldValues>({ isNew, words, ...dialog }: Props<Values>) {
  const { required } = useTexts(frontDeskTexts)
  return (
    <FormDialog
      title={isNew ? words.addTitle : words.editTitle}
      pleaseCheck={required}
      verb={words.save}
      busyText={words.saving}
      {...dialog}
    />
  )
}
