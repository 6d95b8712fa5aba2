import { type MouseEvent, useEffect, useRef } from 'react'
import { Checkbox } from '../../forms/Checkbox.tsx'

type Props = {
  label: string
  checked: boolean
  /** Some rows of the page are selected. */
  isPartly?: boolean
  /** `range` when Shift is pressed. */
  onToggle: (range: boolean) => void
  /** It takes the focus of the row, which has nothing to open. */
  hasRowFocus?: boolean
}

/** The checkbox of a row, or of the head of a list. */
export function SelectBox({ label, checked, isPartly = false, onToggle, hasRowFocus = false }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <Checkbox
      ref={box}
      {...(hasRowFocus ? { 'data-row-focus': '' } : {})}
      label={label}
      hideLabel
      checked={checked}
      // Shift selects a range of rows, and no text.
      onMouseDown={(event: MouseEvent) => event.shiftKey && event.preventDefault()}
      onChange={(event) => onToggle((event.nativeEvent as unknown as { shiftKey?: boolean }).shiftKey === true)}
      className="-m-1.5 p-1.5"
    />
  )
}
