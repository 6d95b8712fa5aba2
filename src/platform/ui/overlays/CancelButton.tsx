import { words } from '../../language/messages/index.ts'
import { Button, type ButtonProps } from '../display/Button.tsx'
import { useCloseDialog } from './dialog-closing.ts'

/** Closes its dialog; unsaved changes are confirmed first. */
export function CancelButton({ children = words.cancel, ...rest }: Partial<Omit<ButtonProps, 'onClick'>>) {
  const close = useCloseDialog()
  return (
    <Button {...rest} onClick={close}>
      {children}
    </Button>
  )
}
