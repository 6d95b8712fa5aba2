import { createContext, use } from 'react'
import type { SignedInUser } from '#accounts/own-account.ts'

export const UserContext = createContext<SignedInUser | null>(null)

/** The signed-in person; only inside the Guard. */
export function useUser(): SignedInUser {
  const user = use(UserContext)
  if (!user) throw new Error('useUser is for screens inside the Guard')
  return user
}
