import { words } from '../words.ts'
import { Button, type ButtonProps } from './Button.tsx'
import { useCloseDialog } from './dialog-closing.ts'

/** Leaves the dialog it stands in; unsaved changes are asked about first. */
export function CancelButton({ children = words.cancel, ...rest }: Partial<Omit<ButtonProps, 'onClick'>>) {
  const close = useCloseDialog()
  return (
    <Button {...rest} onClick={close}>
      {children}
    </Button>
  )
}
