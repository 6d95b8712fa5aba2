import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { type ReactNode, startTransition, useState } from 'react'
import { ActionConfirmation } from '#platform/ui/overlays/ActionConfirmation.tsx'
import { ListPage } from '#platform/ui/lists/ListPage.tsx'
import { EmptyList } from '#platform/ui/lists/EmptyList.tsx'
import { type ListColumns, waitForColumns } from '#platform/ui/lists/columns/list-column.ts'
import { useListSelection } from '#platform/ui/lists/selection/use-list-selection.tsx'
import { Button } from '#platform/ui/display/Button.tsx'
import { Card } from '#platform/ui/display/Card.tsx'
import { later } from '#platform/ui/data/loading/later.tsx'
import type { UserAccount } from '../../user-account.ts'
import { userWords as words } from '../../messages/user.ts'
import { filterUsers } from '../../user-list-filter.ts'
import { useRemoveUser, useUsers } from './queries.ts'
import { ResetSecondFactor } from '../second-factor/ResetSecondFactor.tsx'
import { UserBulkBar } from './UserBulkBar.tsx'
import { UserCard } from './UserCard.tsx'
import { UserFilters } from './UserFilters.tsx'
import { useUserFilter } from './use-user-filter.ts'

const AddUser = later(() => import('./AddUser.tsx').then((file) => file.AddUser))
const EditUser = later(() => import('./EditUser.tsx').then((file) => file.EditUser))

const none: readonly UserAccount[] = []

type Props = {
  ownId: string
  canEdit: boolean
  /** The account that the address names: its card is shown and highlighted. */
  marked: string | null
  /** The saved views. */
  views: ReactNode
  /** What the cards show. */
  columns: ListColumns
}

/** The accounts of the office. */
export function UserList({ ownId, canEdit, marked, views, columns }: Props) {
  const users = useUsers()
  const filter = useUserFilter()
  const shown = users.data ? filterUsers(users.data, filter.criteria) : none
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const [resetting, setResetting] = useState<UserAccount | null>(null)
  const [leaving, setLeaving] = useState<UserAccount | null>(null)
  const { selection, keys } = useListSelection<UserAccount>({ scope: JSON.stringify(filter.criteria), rows: shown })
  const edited = users.data?.find(({ id }) => id === editing) ?? null
  return (
    <>
      <ListPage
        title={words.title}
        line={(all) => words.counted(all.length)}
        actions={
          canEdit ? (
            <Button variant="primary" icon={UserPlus} onClick={() => setAdding(true)}>
              {words.add}
            </Button>
          ) : null
        }
        filters={
          <>
            {views}
            <UserBulkBar selection={selection} users={shown} ownId={ownId} canEdit={canEdit} columns={columns.chosen}>
              <UserFilters filter={filter} users={shown} chosen={columns.chosen} menu={columns.menu} />
            </UserBulkBar>
          </>
        }
        list={waitForColumns(columns, users)}
        loading={words.loading}
      >
        {() =>
          shown.length === 0 ? (
            <Card flush>
              <EmptyList
                icon={UsersRound}
                isFiltered={filter.isFiltered}
                onClear={filter.clear}
                words={{
                  none: words.noneFound,
                  clear: words.clearFilters,
                  noneYet: words.none,
                  noneYetHelp: words.noneHelp,
                }}
              />
            </Card>
          ) : (
            <ul aria-label={words.title} className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
              {shown.map((user) => (
                <li
                  key={user.id}
                  data-row={user.id}
                  ref={user.id === marked ? scrollIntoView : undefined}
                  aria-current={user.id === marked || undefined}
                  className="grid rounded-lg aria-[current=true]:outline-2 aria-[current=true]:outline-offset-2 aria-[current=true]:outline-focus"
                >
                  <UserCard
                    user={user}
                    shown={columns.shown}
                    isTicked={selection.has(user.id)}
                    onTick={(range) => selection.toggle(user, shown, range)}
                    own={user.id === ownId}
                    canEdit={canEdit}
                    onEdit={() => startTransition(() => setEditing(user.id))}
                    onResetFactor={() => setResetting(user)}
                    onRemove={() => setLeaving(user)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </ListPage>
      {keys}
      {canEdit ? (
        <>
          <AddUser open={adding} onClose={() => setAdding(false)} />
          <EditUser user={edited} ownId={ownId} onClose={() => setEditing(null)} />
          <ResetSecondFactor user={resetting} onClose={() => setResetting(null)} />
          <DeleteQuestion user={leaving} onClose={() => setLeaving(null)} />
        </>
      ) : null}
    </>
  )
}

const scrollIntoView = (card: HTMLLIElement | null) => card?.scrollIntoView({ block: 'nearest' })

const fullName = ({ firstName, lastName }: UserAccount) => `${firstName} ${lastName}`.trim()

function DeleteQuestion({ user, onClose }: { user: UserAccount | null; onClose: () => void }) {
  const remove = useRemoveUser()
  return (
    <ActionConfirmation
      subject={user}
      onClose={onClose}
      onConfirm={({ id }, then) => remove.mutate(id, then)}
      isBusy={remove.isPending}
      words={{
        title: (leaving) => words.deleteTitle(fullName(leaving)),
        verb: words.deleteVerb,
        busy: words.deleting,
        done: words.deleted,
        failed: words.notDeleted,
      }}
    >
      {(leaving) => words.deleteText(fullName(leaving))}
    </ActionConfirmation>
  )
}
