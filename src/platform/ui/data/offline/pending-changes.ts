import { type MutationKey, useMutationState } from '@tanstack/react-query'

/**
 * What the mutations with this key are sending, oldest first. Screens show it over the data they read: a refetch meanwhile
 * cannot bring the old value back, and when the server rejects a change, its value is gone without a copy to restore.
 */
export const usePendingChanges = <Change>(mutationKey: MutationKey): readonly Change[] =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
