import { useState } from 'react'

/** The value of a choice that its owner may show later: the last one chosen here, until the owner has another one. */
export function useChosen<Value>(value: Value, onChange: (value: Value) => void): [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState(value)
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    setChosen(value)
  }
  const choose = (next: Value) => {
    setChosen(next)
    onChange(next)
  }
  return [chosen, choose]
}
