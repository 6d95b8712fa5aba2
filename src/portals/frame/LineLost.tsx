import { useEffect, useState } from 'react'
import { Notice } from '#platform/screens/Notice.tsx'
import { words } from './words.ts'

/** A hiccup of the line is nobody's business; after this long, in milliseconds, it is said. */
const patience = 4000

/** Says quietly that what stands on the screen may have changed, for as long as the live line is lost. */
export function LineLost() {
  const [said, setSaid] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSaid(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!said) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-[560px]">
      <Notice tone="warning" title={words.lineLost} live className="shadow-pop">
        {words.lineLostText}
      </Notice>
    </div>
  )
}
