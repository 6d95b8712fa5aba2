import { useEffect } from 'react'

const reported = new WeakSet<object>()

/** Marks the error of a failed load that this component shows, so that no toast repeats it. */
export function useReportedError(error: unknown): void {
  useEffect(() => {
    if (typeof error === 'object' && error !== null) reported.add(error)
  }, [error])
}

export const isReported = (error: object) => reported.has(error)
