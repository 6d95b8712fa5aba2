import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useRef, type ReactNode } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { useTexts } from '../data/language.ts'
import { Button } from '../display/Button.tsx'
import { classNames } from '../theme/class-names.ts'
import { DialogMessages } from './DialogMessages.tsx'
import { focusImmediately } from './focus-immediately.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { dialogClass, dialogFootClass, dialogTitleClass, scrimClass } from './dialog-class.ts'

type Props = {
  open: boolean
  onClose: () => void
  /** Names the object: 'Remove Amara Okafor from 2107?' */
  title: string
  /** The action of the button: 'Remove tenant'. Without it there is only something to read. */
  verb?: string
  onConfirm?: () => void
  cancel?: string
  /** A harmless action has the primary button, others the danger button. */
  harmless?: boolean
  /** Enter confirms at once: where time matters, and the question itself is what protects. */
  entersVerb?: boolean
  busy?: boolean
  busyText?: string
  children: ReactNode
}

export function Confirmation({
  open,
  onClose,
  title,
  verb,
  onConfirm,
  cancel,
  harmless,
  entersVerb = false,
  busy,
  busyText,
  children,
}: Props) {
  const words = useTexts(platformTexts)
  const popup = useRef<HTMLDivElement>(null)
  useFocusReturn(open, popup)
  const cancelRef = useRef<HTMLButtonElement>(null)
  const verbRef = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={classNames(scrimClass, 'z-30')} />
        <AlertDialog.Popup
          ref={popup}
          className={classNames(dialogClass('narrow'), 'z-30')}
          initialFocus={() => focusImmediately(entersVerb ? verbRef.current : cancelRef.current)}
        >
          <div className="px-6 pt-5 pb-5.5 max-md:px-5">
            <AlertDialog.Title className={dialogTitleClass}>{title}</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className="mt-1.5 text-ink-2">
              {children}
            </AlertDialog.Description>
          </div>
          <DialogMessages open={open} />
          <div className={dialogFootClass}>
            <Button ref={cancelRef} onClick={onClose}>
              {cancel ?? words.cancel}
            </Button>
            {verb === undefined ? null : (
              <Button
                ref={verbRef}
                variant={harmless ? 'primary' : 'danger'}
                onClick={onConfirm}
                {...(busy ? { busy } : {})}
                {...(busyText ? { busyText } : {})}
              >
                {verb}
              </Button>
            )}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
