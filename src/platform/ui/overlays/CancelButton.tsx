import { platformTexts } from '../../language/messages/index.ts'
import { Button, type ButtonProps } from '../display/Button.tsx'
import { useTexts } from '../data/language.ts'
import { useCloseDialog } from './dialog-closing.ts'

/** Closes its dialog; unsaved changes are confirmed first. */
export function CancelButton({ children, ...rest }: Partial<Omit<ButtonProps, 'onClick'>>) {
  const words = useTexts(platformTexts)
  const close = useCloseDialog()
  return (
    <Button {...rest} onClick={close}>
      {children ?? words.cancel}
    </Button>
  )
}
