import { useState } from 'react'
import { FoundKind, mostChosen } from '../contract.ts'

/** What somebody opened from the bar: never a name, only which record. */
export type Recent = { kind: FoundKind | 'place'; id: string }

const isRecent = (value: unknown): value is Recent => {
  const { kind, id } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && (kind === 'place' || FoundKind.safeParse(kind).success)
}

function read(place: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, mostChosen) : []
  } catch {
    return []
  }
}

/** The last things this person opened in this browser, the latest first. */
export function useRecent(userId: string): [recent: readonly Recent[], remember: (chosen: Recent) => void] {
  const place = `finder:${userId}`
  const [recent, setRecent] = useState(() => read(place))
  const remember = ({ kind, id }: Recent) => {
    const next = [{ kind, id }, ...recent.filter((one) => one.kind !== kind || one.id !== id)].slice(0, mostChosen)
    setRecent(next)
    try {
      localStorage.setItem(place, JSON.stringify(next))
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
  return [recent, remember]
}
