import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { employees } from '#platform/roles.ts'
import { presentRecord } from '#platform/ui/data/call-failed.ts'
import { call, callFile } from '#platform/ui/data/call.ts'
import { saveFile } from '#platform/ui/data/save-file.ts'
import { useCreate } from '#platform/ui/data/use-create.ts'
import { useInvalidate } from '#platform/ui/data/use-invalidate.ts'
import { accounts } from '../../contract.ts'
import { userList } from '../../export-contract.ts'
import type { UserExportFilter } from '../../user-list-filter.ts'
import type { NewUser, UserAccount } from '../../user-account.ts'

const usersKey = ['accounts', 'users'] as const

export const useUsers = () =>
  useQuery({
    queryKey: usersKey,
    queryFn: ({ signal }) => call(accounts.users, { query: officeRoles, signal }),
    // The state of an invitation follows its e-mail.
    meta: { topics: ['outbox'] },
  })

// The query string carries the roles as one comma-separated text.
const officeRoles = { roles: employees.join(',') }

export const useAddUser = () =>
  useCreate(
    (body: NewUser, idempotencyKey) => call(accounts.addUser, { body, idempotencyKey }),
    (cache) => cache.invalidateQueries({ queryKey: usersKey }),
  )

type Edit = {
  firstName: string
  lastName: string
  email: string
  phone: string
  role?: (typeof employees)[number]
  isActive: boolean
}

/**
 * Saves an account with the version that was read. If another user saved first, their record is
 * shown.
 */
export function useEditUser(id: string) {
  const cache = useQueryClient()
  const refresh = () => cache.invalidateQueries({ queryKey: usersKey })
  return useMutation({
    mutationFn: ({ edit, version, operation }: { edit: Edit; version: number; operation: string }) =>
      call(accounts.editUser, { params: { id }, query: { operation }, body: edit, ifMatch: version }),
    onSuccess: refresh,
    onError: (error) => {
      const present = presentRecord<UserAccount>(error)
      if (!present) return
      cache.setQueryData<UserAccount[]>(usersKey, (users) => users?.map((one) => (one.id === id ? present : one)))
    },
  })
}

export const useInviteUser = () =>
  useMutation({
    mutationFn: ({ id, operation }: { id: string; operation: string }) =>
      call(accounts.inviteUser, { params: { id }, query: { operation } }),
    onSettled: useInvalidate(usersKey),
  })

export const useRemoveUser = () =>
  useMutation({
    mutationFn: (id: string) => call(accounts.removeUser, { params: { id } }),
    onSettled: useInvalidate(usersKey),
  })

/** Downloads the matching rows by fetch, so that errors can be shown. */
export const downloadUsers = async (query: UserExportFilter) =>
  saveFile(await callFile(userList.exportList, { query }), 'users.csv')
