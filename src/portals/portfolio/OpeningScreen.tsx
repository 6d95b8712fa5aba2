import { useEffect, useRef } from 'react'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { NarrowPage } from './NarrowPage.tsx'
import { leaveForBuilding, type Return } from './opening.ts'
import { useBuildings, useOpening } from './queries.ts'

/** Opens the building that this browser was sent back from: at once after a press here, otherwise after another one. */
export function OpeningScreen({ returned, onLeave }: { returned: Return; onLeave: () => void }) {
  const words = useTexts(portfolioTexts)
  const buildings = useBuildings()
  const opening = useOpening()
  const { id, browser, destination, isExpected } = returned
  const hasBegun = useRef(false)
  const open = () =>
    opening.mutate({ id, browser, destination }, { onSuccess: ({ address }) => location.replace(address) })
  useEffect(() => {
    if (!isExpected || hasBegun.current) return
    hasBegun.current = true
    open()
  })
  const building = buildings.data?.buildings.find((one) => one.id === id)
  if (!buildings.data && !isExpected)
    return (
      <main className="p-6">
        <Waiting on={buildings} words={words.loading} failed={words.notLoaded} />
      </main>
    )
  return (
    <NarrowPage title={words.opening.title(building?.name ?? '')} text={words.opening.text}>
      <div className="grid gap-4">
        {opening.isError ? (
          <Notice live tone="danger" title={words.opening.failed}>
            {opening.error.message}
          </Notice>
        ) : buildings.data && !building ? (
          <Notice tone="danger">{words.opening.unknown}</Notice>
        ) : null}
        {building && (!isExpected || opening.isError) ? (
          <Button
            variant="primary"
            size="large"
            full
            busy={opening.isPending}
            onClick={() => (isExpected ? leaveForBuilding(building, destination) : open())}
          >
            {words.opening.confirm}
          </Button>
        ) : null}
        <Button full onClick={onLeave}>
          {words.opening.cancel}
        </Button>
      </div>
    </NarrowPage>
  )
}
