import { useState } from 'react'
import { officeKitWords as words } from '../../language/messages/office.ts'
import { Button } from '../display/Button.tsx'
import { takeOffer, timeLeft, undoTime, useUndoOffers } from './undo-offers.ts'

/** The most changes that fit above a toast. */
const most = 4

/** The changes whose toasts were replaced by newer ones, each with the button that undoes it. */
export function RecentChanges({ shownKey }: { shownKey: number | undefined }) {
  const { offers } = useUndoOffers()
  const earlier = offers.filter(({ key }) => key !== shownKey).slice(-most)
  if (earlier.length === 0) return null
  return (
    <section
      aria-label={words.recent}
      className="pointer-events-auto mb-2 rounded-lg bg-raised py-1 text-sm text-ink shadow-pop inset-ring inset-ring-line"
    >
      <ul aria-label={words.recent}>
        {earlier.map((offer) => {
          const title = words.recentTitle(offer.title)
          return (
            <li key={offer.key} className="flex items-center gap-2 py-1 pr-2 pl-3.5">
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <UndoButton offer={offer} label={words.undoOf(title)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type Props = { offer: { key: number; left: number }; label?: string }

/** Undoes a change; its ring shows how long that is possible. */
export function UndoButton({ offer, label }: Props) {
  const { isPaused } = useUndoOffers()
  // The animation runs by itself, so only its start is computed.
  const [delay] = useState(() => timeLeft(offer) - undoTime)
  return (
    <Button size="small" aria-keyshortcuts={words.undoKey} aria-label={label} onClick={() => takeOffer(offer.key)}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 -rotate-90">
        <circle cx="8" cy="8" r="6" fill="none" strokeWidth="2.5" className="stroke-line-strong" />
        <circle
          cx="8"
          cy="8"
          r="6"
          fill="none"
          strokeWidth="2.5"
          pathLength="1"
          strokeDasharray="1"
          className="animate-undo stroke-action motion-reduce:animate-none"
          style={{ animationDelay: `${delay}ms`, animationPlayState: isPaused ? 'paused' : 'running' }}
        />
      </svg>
      {words.undo}
    </Button>
  )
}
