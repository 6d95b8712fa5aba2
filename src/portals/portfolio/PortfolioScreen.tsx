import { lazy, Suspense, useState } from 'react'
import type { SignedInUser } from '#accounts/own-account.ts'
import type { CompanyPerson } from '#portfolio/contract.ts'
import { portfolioTexts } from '#portfolio/messages/index.ts'
import { useTexts } from '#platform/ui/data/language.ts'
import { useThreeColumns } from '#platform/ui/hooks/use-wide.ts'
import { Dialog } from '#platform/ui/overlays/Dialog.tsx'
import { Waiting } from '#platform/ui/feedback/Waiting.tsx'
import { Buildings } from './Buildings.tsx'
import { PortfolioHeader } from './PortfolioHeader.tsx'
import { useBuildings } from './queries.ts'
import { MessagePanel } from './sending/MessagePanel.tsx'
import { useMessage } from './sending/use-message.ts'
import type { View } from './view.ts'

/** Loaded when it is needed: only forms need the schemas of forms. */
const NewBuildingDialog = lazy(() =>
  import('./NewBuildingDialog.tsx').then((file) => ({ default: file.NewBuildingDialog })),
)

/** The buildings of the company, and the message to those that are chosen. */
export function PortfolioScreen({ user, person }: { user: SignedInUser; person: CompanyPerson }) {
  const words = useTexts(portfolioTexts)
  const buildings = useBuildings()
  const hasThirdColumn = useThreeColumns()
  const [view, setView] = useState<View>('cards')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isWriting, setIsWriting] = useState(false)
  const [isCreating, setIsCreating] = useState(false)
  // It stays in the document while it closes.
  const [isDialogUsed, setIsDialogUsed] = useState(false)
  const create = () => {
    setIsDialogUsed(true)
    setIsCreating(true)
  }
  const message = useMessage()
  const listed = buildings.data?.buildings ?? []
  // A building that is no longer among those of the company is no longer chosen.
  const recipients = listed.filter(({ id, state }) => chosen.has(id) && state === 'active')
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? new Set([...before, id]) : new Set([...before].filter((one) => one !== id))))
  const active = listed.filter(({ state }) => state === 'active').map(({ id }) => id)
  const panel = (
    <MessagePanel
      message={message}
      recipients={recipients}
      onRemove={(id) => choose(id, false)}
      onAll={() => setChosen(new Set(active))}
      onDone={() => {
        setChosen(new Set())
        setIsWriting(false)
      }}
    />
  )
  const isPanelShown = hasThirdColumn && (isWriting || recipients.length > 0)
  return (
    <div className="flex min-h-dvh flex-col">
      <PortfolioHeader
        user={user}
        company={person.company}
        buildings={listed.length}
        onCompare={() => setView('comparison')}
        onCreate={person.canCreateBuildings ? create : null}
        onWrite={() => setIsWriting(true)}
      />
      <div className={isPanelShown ? 'grid flex-1 grid-cols-[minmax(0,1fr)_22.25rem]' : 'flex-1'}>
        <main id="content" tabIndex={-1} className="min-w-0 px-7 pt-4.5 pb-24 outline-none max-md:px-4">
          {buildings.data ? (
            <Buildings
              user={user}
              buildings={listed}
              view={view}
              onView={setView}
              chosen={chosen}
              onChoose={choose}
              isNarrow={isPanelShown}
            />
          ) : (
            <Waiting on={buildings} words={words.loading} failed={words.notLoaded} />
          )}
        </main>
        {isPanelShown ? (
          <aside className="sticky top-14 h-[calc(100dvh-3.5rem)] bg-surface shadow-[-1px_0_0_var(--line)]">
            {panel}
          </aside>
        ) : null}
      </div>
      {hasThirdColumn ? null : (
        <>
          {recipients.length > 0 ? <MessageBar count={recipients.length} onOpen={() => setIsWriting(true)} /> : null}
          <Dialog
            open={isWriting}
            onClose={() => setIsWriting(false)}
            title={words.messages.title(recipients.length)}
            status={words.messages.text}
            flush
          >
            {panel}
          </Dialog>
        </>
      )}
      {isDialogUsed ? (
        <Suspense fallback={null}>
          <NewBuildingDialog open={isCreating} onClose={() => setIsCreating(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Where there is no room for the message beside the buildings. */
function MessageBar({ count, onOpen }: { count: number; onOpen: () => void }) {
  const words = useTexts(portfolioTexts)
  return (
    <div className="sticky bottom-0 z-10 flex justify-end bg-raised px-7 py-3 shadow-pop max-md:px-4">
      <button
        type="button"
        onClick={onOpen}
        className="inline-flex h-10 items-center rounded-md bg-action px-4 font-[525] text-ink-on-action hover:bg-action-hover max-md:h-11 max-md:w-full max-md:justify-center"
      >
        {words.messages.title(count)}
      </button>
    </div>
  )
}
