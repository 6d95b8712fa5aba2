import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { CallFailed } from '../data/call-failed.ts'
import { useTexts } from '../data/language.ts'
import { isReported } from '../data/reported-errors.ts'
import { Button } from '../display/Button.tsx'
import { Notice } from './Notice.tsx'

/** Milliseconds in which a component that shows the error itself has rendered it. */
const renderTime = 500

/**
 * At the top of a page: something on it that shows no error itself could not be loaded, such as a count in a tab. Not shown beside a
 * line that says that there is no connection; with the connection everything is loaded again.
 */
export function FailedParts() {
  const words = useTexts(platformTexts)
  const client = useQueryClient()
  const [failed, setFailed] = useState<readonly Query[]>([])
  useEffect(() => {
    const cache = client.getQueryCache()
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      timer = undefined
      const unreported = cache.findAll({ type: 'active', predicate: isUnreported })
      const found = unreported.filter(({ state }) => Date.now() - state.errorUpdatedAt >= renderTime)
      setFailed((before) => (before.length === 0 && found.length === 0 ? before : found))
      if (found.length < unreported.length) schedule()
    }
    const schedule = () => (timer ??= setTimeout(check, renderTime))
    const stop = cache.subscribe(schedule)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [client])
  const [first] = failed
  if (!first) return null
  const { error } = first.state
  return (
    <Notice
      live
      tone="danger"
      className="mb-3.5 in-[body:has([data-no-connection])]:hidden"
      title={`${words.partNotLoaded}.`}
      action={
        <Button size="small" onClick={() => failed.forEach((query) => void query.fetch().catch(() => undefined))}>
          {words.retry}
        </Button>
      }
    >
      {error instanceof CallFailed ? error.message : words.somethingFailed}
    </Notice>
  )
}

/** An error that no component shows, and that is not an answer: the page shows in its own way that a record is missing. */
function isUnreported({ state: { status, error, data } }: Query): boolean {
  if (status !== 'error' || data !== undefined || error === null || isReported(error)) return false
  return !(error instanceof CallFailed) || error.status < 400 || error.status >= 500 || error.status === 429
}
