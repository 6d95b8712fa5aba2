import { SecondFactorCard } from '#accounts/screens/second-factor/SecondFactorCard.tsx'
import { SignInAddressCard } from '#accounts/screens/SignInAddressCard.tsx'
import { useUser } from '../../../frame/user.ts'

export function AccountStep() {
  const { email } = useUser()
  return (
    <>
      <SecondFactorCard email={email} />
      <SignInAddressCard />
    </>
  )
}
