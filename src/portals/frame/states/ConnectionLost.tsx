import { useEffect, useState } from 'react'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { frameTexts } from '../messages/index.ts'

/** Shorter interruptions are not reported, in milliseconds. */
const timeoutMs = 4000

/**
 * A quiet notice that the screen may be outdated, while the live connection is lost. Not shown beside a line that says that
 * there is no connection.
 */
export function ConnectionLost() {
  const words = useTexts(frameTexts)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-140 in-[body:has([data-no-connection])]:hidden">
      <Notice tone="warning" title={words.connectionLost} live className="shadow-pop">
        {words.connectionLostText}
      </Notice>
    </div>
  )
}
