import { useForm } from 'react-hook-form'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { FormDialog } from '#platform/ui/forms/FormDialog.tsx'
import { TextField } from '#platform/ui/forms/TextField.tsx'
import { useFormResolver } from '#platform/ui/forms/use-form-resolver.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import { useLingering } from '#platform/ui/hooks/use-lingering.ts'
import { formCallbacks } from '#platform/ui/records/form-callbacks.ts'
import type { ViewList } from '../choices.ts'
import type { View } from '../contract.ts'
import { savedViewWords as words } from '../messages/screens.ts'
import { ViewForm } from '../schemas.ts'
import { searchOfView } from '../view-address.ts'
import { useChangeView, useSaveView } from './queries.ts'

/** A new view of the present filters, or another name for one. */
export type ViewTask = { kind: 'save' } | { kind: 'rename'; view: View }

type Props = {
  list: ViewList
  task: ViewTask | null
  present: Readonly<Record<string, string>>
  onClose: () => void
}

export function ViewDialog({ task, ...rest }: Props) {
  const { last, open, turn } = useLingering(task)
  if (!last) return null
  return <Contents key={turn} task={last} open={open} {...rest} />
}

function Contents({ list, task, present, open, onClose }: Props & { task: ViewTask; open: boolean }) {
  const address = useAddress()
  const save = useSaveView()
  const change = useChangeView()
  const view = task.kind === 'rename' ? task.view : null
  const form = useForm<ViewForm>({
    resolver: useFormResolver(ViewForm),
    defaultValues: { name: view?.name ?? '', isShared: view?.isShared ?? false },
  })
  const send = ({ name, isShared }: ViewForm) => {
    const callbacks = { onClose, failed: words.notSaved }
    if (view) {
      const done = words.renamed(name)
      return change.mutate({ view, changes: { name } }, formCallbacks(form, { ...callbacks, done }))
    }
    const done = (saved: View) => {
      address.change(searchOfView(list, present, saved.id))
      return words.saved(name)
    }
    return save.mutate(
      { list, name, isShared, parameters: { ...present } },
      formCallbacks(form, { ...callbacks, done }),
    )
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={view ? words.renameTitle(view.name) : words.saveTitle}
      status={view ? undefined : words.nameHint}
      width="narrow"
      form={form}
      columns={1}
      labels={words.fields}
      pleaseCheck={words.check}
      verb={view ? words.rename : words.save}
      busyText={words.saving}
      sending={view ? change : save}
      onSend={send}
    >
      <TextField form={form} name="name" label={words.fields.name} required />
      {view ? null : <Checkbox label={words.fields.isShared} {...form.register('isShared')} />}
    </FormDialog>
  )
}
