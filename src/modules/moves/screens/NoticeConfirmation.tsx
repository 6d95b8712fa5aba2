import { useId } from 'react'
import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'

type Props = {
  label: string
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
  error: string | undefined
}

/** The box under a notice that confirms it in words. */
export function NoticeConfirmation({ label, isConfirmed, onConfirm, error }: Props) {
  const errorId = useId()
  return (
    <>
      <Checkbox
        className="mt-2.5 flex"
        label={label}
        checked={isConfirmed}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onChange={({ target }) => onConfirm(target.checked)}
      />
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 font-[525] text-tone-danger-fg">
          {error}
        </p>
      )}
    </>
  )
}
