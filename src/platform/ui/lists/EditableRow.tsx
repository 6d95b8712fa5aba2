import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton } from '../display/IconButton.tsx'

type Props = {
  title: string
  detail: string
  edit: string
  remove: string
  onEdit: () => void
  onRemove: () => void
}

/** A record in a short list, with its two buttons. */
export const EditableRow = ({ title, detail, edit, remove, onEdit, onRemove }: Props) => (
  <li className="flex min-h-14 items-center gap-2 border-t border-line py-2 first:border-t-0">
    <span className="min-w-0 flex-1">
      <span className="block font-medium wrap-anywhere">{title}</span>
      {detail === '' ? null : <span className="block text-sm wrap-anywhere text-ink-3">{detail}</span>}
    </span>
    <IconButton icon={Pencil} label={edit} onClick={onEdit} />
    <IconButton icon={Trash2} label={remove} onClick={onRemove} />
  </li>
)
