import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { classNames } from '../theme/class-names.ts'
import { Confirmation } from './Confirmation.tsx'
import { DialogMessages } from './DialogMessages.tsx'
import { DialogClosing } from './dialog-closing.ts'
import { focusImmediately } from './focus-immediately.ts'
import { dialogClass, dialogFootClass, dialogTitleClass, scrimClass, type DialogWidth } from './dialog-class.ts'
import { useFocusReturn } from './use-focus-return.ts'
import { IconButton } from '../display/IconButton.tsx'
import { useUnsaved } from '../forms/unsaved.ts'
import { useTexts } from '../data/language.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** A quiet line above the title: a number, a category. */
  over?: ReactNode
  /** Below the title: a sentence or badges. */
  status?: ReactNode
  /** A TabList; put Tabs around the dialog. */
  tabs?: ReactNode
  /** The primary button comes last; a CancelButton requests closing. */
  footer?: ReactNode
  width?: DialogWidth
  /** There is unsaved input: closing needs a confirmation. */
  dirty?: boolean
  /** The body has no padding, for panels with their own colour. */
  flush?: boolean
  /** The body is for reading: it gets the focus itself, starts at the top, and can be scrolled. */
  reading?: boolean
  /** The element, or what finds it when the dialog opens. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  children: ReactNode
}

export function Dialog({
  open,
  onClose,
  title,
  over,
  status,
  tabs,
  footer,
  width = 'normal',
  dirty = false,
  flush,
  reading = false,
  initialFocus,
  children,
}: Props) {
  const words = useTexts(platformTexts)
  const [isConfirming, setIsConfirming] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  useFocusReturn(open, popup)
  /** Answers a Back button that waits for the confirmation. */
  const [answerBack, setAnswerBack] = useState<((mayLeave: boolean) => void) | null>(null)
  useUnsaved(
    open && dirty,
    () =>
      new Promise((resolve) => {
        answerBack?.(false)
        setAnswerBack(() => resolve)
        setIsConfirming(true)
      }),
  )
  const endConfirmation = (mayLeave: boolean) => {
    setIsConfirming(false)
    setAnswerBack(null)
    answerBack?.(mayLeave)
  }
  const requestClose = () => (dirty ? setIsConfirming(true) : onClose())

  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (next) return
        // A press on a toast or on the command bar, which are above everything, is not outside the dialog.
        const inOther =
          details.event.target instanceof Element && details.event.target.closest('[data-toasts], [data-over]')
        if (details.reason === 'outside-press' && inOther) return details.cancel()
        requestClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Popup
          ref={popup}
          className={dialogClass(width)}
          {...(initialFocus
            ? {
                initialFocus: () =>
                  focusImmediately(typeof initialFocus === 'function' ? initialFocus() : initialFocus.current),
              }
            : tabs
              ? { initialFocus: (by: string) => (by === 'touch' ? popup.current : selectedTabIn(popup.current)) }
              : {})}
        >
          <DialogClosing value={requestClose}>
            <header className={classNames('relative px-6 pt-5 max-md:px-5 max-md:pt-4.5', !tabs && 'pb-1')}>
              <div className="pr-10">
                {over ? <div className="mb-0.5 flex items-center gap-1.5 text-sm text-ink-3">{over}</div> : null}
                <Base.Title className={dialogTitleClass}>{title}</Base.Title>
              </div>
              {status ? (
                <div className="mt-0.5 flex flex-wrap items-center gap-1.5 text-ink-3 has-[>span]:mt-2">{status}</div>
              ) : null}
              {tabs ? <div className="mt-1.5">{tabs}</div> : null}
            </header>
            <div
              // Without a pointer it can be scrolled only while it has the focus.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              tabIndex={reading ? 0 : undefined}
              className={classNames(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 [@media(max-height:31.25rem)]:flex-none [@media(max-height:500px)]:overflow-visible',
                !flush && 'px-6 pt-4 pb-5 max-md:px-5 max-md:pt-3.5',
              )}
            >
              {children}
            </div>
            <DialogMessages open={open} />
            {footer ? <footer className={dialogFootClass}>{footer}</footer> : null}
            <IconButton
              icon={X}
              label={words.close}
              tip={false}
              onClick={requestClose}
              className="absolute! [&_svg]:size-5 top-3.5 right-3.5 max-md:top-2 max-md:right-2"
            />
          </DialogClosing>
        </Base.Popup>
      </Base.Portal>
      <Confirmation
        open={isConfirming && open && dirty}
        onClose={() => endConfirmation(false)}
        title={words.discardTitle}
        verb={words.discard}
        cancel={words.keepEditing}
        onConfirm={() => {
          endConfirmation(true)
          // After Back, the address that the browser returned to says what is open.
          if (!answerBack) onClose()
        }}
      >
        {words.discardText}
      </Confirmation>
    </Base.Root>
  )
}

/** Base UI would look for the first control by the styles of all, which are then computed in the task that renders the dialog. */
const selectedTabIn = (popup: HTMLElement | null) =>
  popup?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') ?? true
