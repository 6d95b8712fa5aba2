import { OwnNeeds } from '#emergency-roster/screens/own/OwnNeeds.tsx'
import { AuthorisedPeople } from '#front-desk/screens/AuthorisedPeople.tsx'
import { CollectionCard } from '#front-desk/screens/CollectionCard.tsx'
import { VacationNotices } from '#front-desk/screens/VacationNotices.tsx'
import { BorrowedKeys } from '#keys/screens/own/BorrowedKeys.tsx'
import { useOwnHousehold } from '#occupancy/members/screens/queries.ts'
import { PackageHistory } from '#packages/screens/own/PackageHistory.tsx'
import { PackagesHere } from '#packages/screens/own/PackagesHere.tsx'
import { useOwnPackages } from '#packages/screens/own/queries.ts'
import { packageTexts } from '#packages/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { OwnVisitors } from '#visitors/screens/own/OwnVisitors.tsx'
import { useUser } from '../frame/user.ts'
import { Greeting } from './Greeting.tsx'

/** The Front desk tab: what waits there, who may collect, when the resident is away, and who needs help in an emergency. */
export function FrontDesk({ isMember = false }: { isMember?: boolean | undefined }) {
  const words = useTexts(packageTexts)
  const own = useOwnPackages()
  const user = useUser()
  const { data: household } = useOwnHousehold()
  const homes = household?.homes ?? []
  const here = own.data?.filter(({ direction, status }) => direction === 'incoming' && status === 'waiting').length
  return (
    <>
      <div className="mb-4.5">
        <Greeting title={here ? words.here(here) : words.section}>
          {homes.length > 0 ? (
            <p className="tabular mt-1 text-ink-3">{words.residence(homes.map(({ unitNumber }) => unitNumber))}</p>
          ) : null}
        </Greeting>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-4">
          {own.data ? (
            <PackagesHere packages={own.data} />
          ) : (
            <Waiting on={own} words={words.loading} failed={words.failed} />
          )}
          <BorrowedKeys />
          {isMember ? null : <OwnVisitors homes={homes} />}
          <PackageHistory />
        </div>
        <div className="grid gap-4">
          {isMember ? <CollectionCard /> : <AuthorisedPeople homes={homes} />}
          {isMember ? null : <VacationNotices />}
          <OwnNeeds homes={homes} ownName={`${user.firstName} ${user.lastName}`.trim()} />
        </div>
      </div>
    </>
  )
}
