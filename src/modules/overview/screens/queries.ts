import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/ui/data/call.ts'
import { inBackground } from '#platform/ui/data/loading/in-background.ts'
import { overview } from '../contract.ts'

/** Changes that show in the overview. */
const meta = {
  topics: [
    'units',
    'residents',
    'accounts',
    'occupancy',
    'maintenance',
    'contact',
    'announcements',
    'building',
    'assets',
    'outbox',
    'moves',
    'calendar',
    'on-call',
    'packages',
    'visitors',
    'keys',
  ],
}
const eachMinute = 60_000

/**
 * The overview's figures. They are refreshed on every change and also periodically, because requests become overdue
 * without a change.
 */
export function useOverview() {
  const query = useQuery({ queryKey: ['overview'], queryFn: ({ signal }) => call(overview.read, { signal }), meta })
  const { refetch } = query
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) inBackground(() => void refetch())
    }, eachMinute)
    return () => clearInterval(timer)
  }, [refetch])
  return query
}
