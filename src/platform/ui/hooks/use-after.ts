import { useEffect, useState } from 'react'

/** Whether the component was rendered first at least this many milliseconds ago: for what would only flash if it came earlier. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return passed
}
