import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Pencil from 'lucide-react/icons/pencil'
import Replace from 'lucide-react/icons/replace'
import Trash2 from 'lucide-react/icons/trash-2'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useAddress } from '#platform/ui/data/use-address.ts'
import type { PopupStart } from '#platform/ui/overlays/later-popup.tsx'
import { Menu } from '#platform/ui/overlays/Menu.tsx'
import { createOperation } from '#platform/ui/data/operation.ts'
import { useUndo } from '#platform/ui/feedback/use-undo.ts'
import type { ViewList } from '../choices.ts'
import type { View } from '../contract.ts'
import { savedViewWords as words } from '../messages/screens.ts'
import type { ViewChanges } from '../schemas.ts'
import { isSameView, searchOfView } from '../view-address.ts'
import { topic, useChangeView, useRemoveView } from './queries.ts'
import type { ViewTask } from './ViewDialog.tsx'
import { ViewMenuButton } from './ViewMenuButton.tsx'

export type MenuProps = {
  list: ViewList
  view: View
  present: Readonly<Record<string, string>>
  /** What a view of the present list keeps. */
  toSave: Readonly<Record<string, string>>
  onTask: (task: ViewTask) => void
}

/** What can be done with the view that is shown; a view of another person can be saved as an own one. */
export function ViewMenu({ list, view, present, toSave, onTask, start }: MenuProps & { start: PopupStart }) {
  const [isOpen, setIsOpen] = useState(start.isOpen)
  const address = useAddress()
  const change = useChangeView()
  const remove = useRemoveView()
  const undo = useUndo(topic)

  const write = (changes: ViewChanges, done: string) =>
    change.mutate(
      { view, changes },
      {
        onSuccess: () => toast.success(done),
        onError: (error) => toast.failure(words.notSaved, error.message),
      },
    )
  const replace = () => {
    write({ parameters: { ...toSave } }, words.replaced(view.name))
    address.change(searchOfView(list, toSave, view.id))
  }
  const share = () =>
    write({ isShared: !view.isShared }, (view.isShared ? words.unsharedNow : words.sharedNow)(view.name))
  const removeNow = () => {
    const operation = createOperation()
    remove.mutate(
      { id: view.id, operation },
      {
        onSuccess: ({ message }) => {
          address.change(searchOfView(list, {}))
          toast.success(message, undefined, { undo: undo(operation) })
        },
        onError: (error) => toast.failure(words.notDeleted, error.message),
      },
    )
  }

  const isChanged = !isSameView(view.parameters, present)
  const replacing = isChanged ? [{ label: words.replace(view.name), icon: Replace, onSelect: replace }] : []
  const sharing = view.isShared
    ? { label: words.unshare, icon: UserRound, onSelect: share }
    : { label: words.share, icon: Users, onSelect: share }
  const changes = [
    ...replacing,
    { label: words.rename, icon: Pencil, onSelect: () => onTask({ kind: 'rename', view }) },
    sharing,
  ]
  const saveAs = { label: words.saveAs, icon: BookmarkPlus, onSelect: () => onTask({ kind: 'save' }) }
  return (
    <Menu
      label={words.manage}
      groups={
        view.canChange
          ? [[saveAs], changes, [{ label: words.remove, icon: Trash2, danger: true, onSelect: removeNow }]]
          : [[saveAs]]
      }
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <ViewMenuButton
          // The button that this one replaces had the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={start.hasFocus && !start.isOpen}
        />
      }
    />
  )
}
