import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { useState } from 'react'
import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'
import type { ViewList } from '../choices.ts'
import type { View } from '../contract.ts'
import { savedViewWords as words } from '../messages/screens.ts'
import { isWithoutFilters } from '../view-address.ts'
import type { ViewTask } from './ViewDialog.tsx'
import { ViewMenuButton } from './ViewMenuButton.tsx'
import type { MenuProps } from './ViewMenu.tsx'

const ViewMenu = laterPopup<MenuProps>(
  () => import('./ViewMenu.tsx').then((file) => file.ViewMenu),
  ({ early }) => <ViewMenuButton {...early} />,
)
const ViewDialog = afterFirstScreen(
  () => import('./ViewDialog.tsx').then((file) => file.ViewDialog),
  ({ task }) => task !== null,
)

type Props = {
  list: ViewList
  /** The view from which the present filters began. */
  current: View | undefined
  present: Readonly<Record<string, string>>
}

/** Saves the present filters as a view, and changes the one that is shown. */
export function ViewActions({ list, current, present }: Props) {
  const [task, setTask] = useState<ViewTask | null>(null)
  return (
    <>
      {current ? (
        <ViewMenu list={list} view={current} present={present} onTask={setTask} />
      ) : (
        <Button
          variant="plain"
          size="small"
          icon={BookmarkPlus}
          disabledBecause={isWithoutFilters(present) ? words.filterFirst : null}
          onClick={() => setTask({ kind: 'save' })}
        >
          {words.save}
        </Button>
      )}
      <ViewDialog list={list} task={task} present={present} onClose={() => setTask(null)} />
    </>
  )
}
