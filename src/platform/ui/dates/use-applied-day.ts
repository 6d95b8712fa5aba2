import { useState } from 'react'
import { type Day, isDay } from '../../time/dates.ts'

type Options = { min?: Day; max?: Day; isOptional?: boolean }

/**
 * For a date field that applies at once, such as a filter: a complete day is applied, any other text stays in the
 * field alone.
 */
export function useAppliedDay(day: Day, apply: (day: Day) => void, { min, max, isOptional = false }: Options = {}) {
  const [typed, setTyped] = useState({ text: day, day })
  const applies = (text: string) =>
    text === '' ? isOptional : isDay(text) && (!min || text >= min) && (!max || text <= max)
  return {
    value: typed.day === day ? typed.text : day,
    onChange: (text: string) => {
      const next = applies(text) ? text : day
      setTyped({ text, day: next })
      if (next !== day) apply(next)
    },
  }
}
