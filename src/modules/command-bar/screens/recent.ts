import { useState } from 'react'
import { foundKinds, maxRecent, type FoundKind } from '../choices.ts'

/** A record opened from the bar, stored without its name. */
export type Recent = { kind: FoundKind | 'place' | 'action'; id: string }

const isRecent = (value: unknown): value is Recent => {
  const { kind, id } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && (kind === 'place' || kind === 'action' || foundKinds.some((known) => known === kind))
}

function read(place: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, maxRecent) : []
  } catch {
    return []
  }
}

/** The records this person last opened in this browser, newest first. */
export function useRecent(userId: string): [recent: readonly Recent[], remember: (chosen: Recent) => void] {
  const place = `finder:${userId}`
  const [recent, setRecent] = useState(() => read(place))
  const remember = ({ kind, id }: Recent) => {
    const next = [{ kind, id }, ...recent.filter((one) => one.kind !== kind || one.id !== id)].slice(0, maxRecent)
    setRecent(next)
    try {
      localStorage.setItem(place, JSON.stringify(next))
    } catch {
      // Without storage, the list lasts as long as the page.
    }
  }
  return [recent, remember]
}

/** How often this person opened each kind in this browser: counts, and nothing about a record. */
export function useUsage(userId: string): [usage: Readonly<Record<string, number>>, count: (kind: string) => void] {
  const place = `finder-kinds:${userId}`
  const [usage, setUsage] = useState(() => readUsage(place))
  const count = (kind: string) => {
    const next = { ...usage, [kind]: (usage[kind] ?? 0) + 1 }
    setUsage(next)
    try {
      localStorage.setItem(place, JSON.stringify(next))
    } catch {
      // Without storage, the counts last as long as the page.
    }
  }
  return [usage, count]
}

function readUsage(place: string): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter((one): one is [string, number] => typeof one[1] === 'number'),
    )
  } catch {
    return {}
  }
}
