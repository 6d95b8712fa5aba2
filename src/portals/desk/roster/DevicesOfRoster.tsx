import { useOverview } from '#emergency-roster/screens/desk/queries.ts'
import { DevicesCard } from '#emergency-roster/screens/office/DevicesCard.tsx'
import { ViewsCard } from '#emergency-roster/screens/office/ViewsCard.tsx'

/** The devices with a copy and who opened the roster, for the office. */
export function DevicesOfRoster() {
  const { data } = useOverview()
  if (!data) return null
  return (
    <>
      <DevicesCard passphrase={data.passphrase} devices={data.devices} />
      <ViewsCard views={data.views} />
    </>
  )
}
