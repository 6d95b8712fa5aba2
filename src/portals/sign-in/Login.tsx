import { Navigate, useNavigate } from '@tanstack/react-router'
import { homeOf } from '#accounts/rules.ts'
import { useSession } from '#accounts/screens/queries.ts'
import { LoadingPage } from '../frame/LoadingPage.tsx'
import { SignInPage } from './SignInPage.tsx'

/** /login and /resident-login: who is signed in already goes where their role belongs. */
export function Login() {
  const { data: user, isPending } = useSession()
  const navigate = useNavigate()
  if (isPending) return <LoadingPage />
  if (user) return <Navigate to={homeOf(user.role)} replace />
  return <SignInPage onSignedIn={({ role }) => void navigate({ to: homeOf(role), replace: true })} />
}
