import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '#platform/screens/call.ts'
import { inBackground } from '#platform/screens/in-background.ts'
import { overview } from '../contract.ts'

/** Whose changes show in the overview. */
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
    'outbox',
  ],
}
const eachMinute = 60_000

/** The house at a glance. It follows every change, and the clock: what was on time a minute ago may be late now. */
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
