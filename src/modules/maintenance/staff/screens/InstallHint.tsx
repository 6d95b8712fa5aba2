import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { staffWords } from '../messages/en.ts'

/** What browsers that can install a page send. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

const dismissedKey = 'install-dismissed'

/** Offers to install the page where the browser can do that, until the person says no. */
export function InstallHint() {
  const [event, setEvent] = useState<InstallEvent | null>(null)
  useEffect(() => {
    const keep = (offered: Event) => {
      offered.preventDefault()
      if (localStorage.getItem(dismissedKey) === null) setEvent(offered as InstallEvent)
    }
    window.addEventListener('beforeinstallprompt', keep)
    return () => window.removeEventListener('beforeinstallprompt', keep)
  }, [])
  if (!event) return null
  const end = () => setEvent(null)
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 rounded-lg bg-surface px-4 py-3 shadow-card">
      <span className="min-w-[min(12rem,100%)] flex-1">{staffWords.install}</span>
      <Button size="small" variant="soft" onClick={() => void event.prompt().finally(end)}>
        {staffWords.installNow}
      </Button>
      <Button
        size="small"
        variant="plain"
        onClick={() => {
          localStorage.setItem(dismissedKey, 'yes')
          end()
        }}
      >
        {staffWords.notNow}
      </Button>
    </p>
  )
}
