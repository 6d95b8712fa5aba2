import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../display/Button.tsx'
import { Card } from '../display/Card.tsx'
import { IconButton } from '../display/IconButton.tsx'
import { Waiting } from '../feedback/Waiting.tsx'
import type { Icon } from '../icons/icon.ts'
import { ActionConfirmation, type Then } from '../overlays/ActionConfirmation.tsx'

type Words = {
  title: string
  lead: string
  add: string
  loading: string
  failed: string
  edit: (name: string) => string
  remove: (name: string) => string
  removeTitle: string | ((name: string) => string)
  removeText: string
  removeVerb: string
  removing: string
  removed: string
  notRemoved: string
}

type Props<Row> = {
  /** The result of `useQuery`. */
  list: ComponentProps<typeof Waiting>['on'] & { data: readonly Row[] | undefined }
  /** Of the button that adds a record. */
  icon: Icon
  words: Words
  /** A row has the name of its record and a line of details; the buttons and the question have the name. */
  nameOf: (row: Row) => string
  detailOf: (row: Row) => string
  /** In the place of the rows when there are none. */
  empty?: ReactNode
  /** Below the rows. */
  footer?: ReactNode
  /** The mutation that removes the record of an id. */
  removal: { mutate: (id: string, then: Then<unknown>) => void; isPending: boolean }
  /** The dialog for the record that is added or edited; null while it is closed. */
  children: (edited: Row | 'new' | null, close: () => void) => ReactNode
}

/** A person's own records of one kind, which they add, edit and remove here. */
export function EditableCard<Row extends { id: string }>({
  list,
  icon,
  words,
  nameOf,
  detailOf,
  empty,
  footer,
  removal,
  children,
}: Props<Row>) {
  const [edited, setEdited] = useState<Row | 'new' | null>(null)
  const [removed, setRemoved] = useState<Row | null>(null)
  const { removeTitle } = words
  const rows = list.data ?? []
  return (
    <Card
      title={words.title}
      action={
        <Button size="small" icon={icon} onClick={() => setEdited('new')}>
          {words.add}
        </Button>
      }
    >
      <p className="text-ink-3">{words.lead}</p>
      {list.data === undefined ? <Waiting on={list} words={words.loading} failed={words.failed} /> : null}
      {list.data?.length === 0 ? empty : null}
      {rows.length === 0 ? null : (
        <ul className="mt-2">
          {rows.map((row) => (
            <EditableRow
              key={row.id}
              name={nameOf(row)}
              detail={detailOf(row)}
              words={words}
              onEdit={() => setEdited(row)}
              onRemove={() => setRemoved(row)}
            />
          ))}
        </ul>
      )}
      {footer}
      {children(edited, () => setEdited(null))}
      <ActionConfirmation
        subject={removed}
        onClose={() => setRemoved(null)}
        onConfirm={({ id }, then) => removal.mutate(id, then)}
        isBusy={removal.isPending}
        words={{
          title: (row) => (typeof removeTitle === 'string' ? removeTitle : removeTitle(nameOf(row))),
          verb: words.removeVerb,
          busy: words.removing,
          done: words.removed,
          failed: words.notRemoved,
        }}
      >
        {() => <p>{words.removeText}</p>}
      </ActionConfirmation>
    </Card>
  )
}

type RowProps = {
  name: string
  detail: string
  words: Pick<Words, 'edit' | 'remove'>
  onEdit: () => void
  onRemove: () => void
}

const EditableRow = ({ name, detail, words, onEdit, onRemove }: RowProps) => (
  <li className="flex min-h-14 items-center gap-2 border-t border-line py-2 first:border-t-0">
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">{name}</span>
      {detail === '' ? null : <span className="block text-sm wrap-anywhere text-ink-3">{detail}</span>}
    </span>
    <IconButton icon={Pencil} label={words.edit(name)} onClick={onEdit} />
    <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
  </li>
)
