import { Navigate, useNavigate } from '@tanstack/react-router'
import { homePathOf } from '#accounts/rules.ts'
import { useSession } from '#accounts/screens/queries.ts'
import { LoadingPage } from '../frame/states/LoadingPage.tsx'
import { SignInPage } from './SignInPage.tsx'

/** /login and /resident-login; a signed-in person is redirected to their portal. */
export function Login() {
  const { data: user, isPending } = useSession()
  const navigate = useNavigate()
  if (isPending) return <LoadingPage />
  if (user) return <Navigate to={homePathOf(user.role)} replace />
  return <SignInPage onSignedIn={({ role }) => void navigate({ to: homePathOf(role), replace: true })} />
}
