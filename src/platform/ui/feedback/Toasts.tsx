import { Toast as Base } from '@base-ui/react/toast'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { platformTexts } from '../../language/messages/index.ts'
import { Button } from '../display/Button.tsx'
import { classNames } from '../theme/class-names.ts'
import { connectToasts, toast, type ToastData } from './toast.ts'
import { useMessagePlace } from './dialog-messages.ts'
import { RecentChanges, UndoButton } from './RecentChanges.tsx'
import { offerUndo, pauseOffers, takeOffer, useUndoOffers, withdrawOffer } from './undo-offers.ts'
import { singleKeyOf } from '../keys/single-keys.ts'
import { useTexts } from '../data/language.ts'

/** What Base UI adds on its own. Only the two regions announce, and a message is no dialog. */
const noRegion = { role: undefined, 'aria-live': 'off', 'aria-label': undefined } as const
const noDialog = { role: undefined, 'aria-modal': undefined, tabIndex: undefined } as const

const toastManager = Base.createToastManager<ToastData>()
/** Milliseconds in which screen readers notice the regions, before a toast that waited shows in them. */
const noticeTime = 100

/**
 * Renders the toasts; once per app. While a dialog is open, a toast shows in it, above its buttons. Two live regions
 * exist before any toast, so that screen readers announce each toast once: politely, or assertively for a failure. The
 * regions of the library would announce a failure from an element that appears together with its text, which some screen
 * readers miss.
 */
export function Toasts() {
  useEffect(() => void setTimeout(() => connectToasts(toastManager), noticeTime), [])
  useUndoKey()
  return (
    <Base.Provider toastManager={toastManager} limit={1}>
      <Base.Portal>
        <Base.Viewport
          data-toasts=""
          {...noRegion}
          onPointerEnter={() => pauseOffers(true)}
          onPointerLeave={() => pauseOffers(false)}
          onFocus={() => pauseOffers(true)}
          onBlur={() => pauseOffers(false)}
          className="pointer-events-none fixed z-[60] max-md:inset-x-3 max-md:top-[max(0.75rem,env(safe-area-inset-top))] md:right-5 md:bottom-5 md:w-89"
        >
          <Regions />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Regions() {
  const words = useTexts(platformTexts)
  const { toasts } = Base.useToastManager<ToastData>()
  const shown = toasts[0]
  const failed = shown?.type === 'failure'
  const place = useMessagePlace()
  const inDialog = place !== null
  const recent = <RecentChanges shownKey={shown?.data?.key} />
  const content = shown ? <Toast key={shown.data?.key} shown={shown} inDialog={inDialog} /> : null
  return (
    <>
      {inDialog ? createPortal(recent, place.recent) : recent}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold blocks */}
      <div role="status" aria-live="polite" aria-atomic="true" aria-label={words.messages}>
        {failed || inDialog ? null : content}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {failed && !inDialog ? content : null}
      </div>
      {inDialog ? createPortal(content, failed ? place.alert : place.status) : null}
    </>
  )
}

const icons = { success: CircleCheck, failure: CircleAlert, info: Info } as const

type ToastProps = { shown: Base.Root.ToastObject<ToastData>; inDialog: boolean }

function Toast({ shown, inDialog }: ToastProps) {
  const words = useTexts(platformTexts)
  const { type, title, description, data } = shown
  const Icon = icons[type as keyof typeof icons]
  const failed = type === 'failure'
  const offer = useOfferOf(shown)
  const button = data?.retry ? { label: words.retry, run: data.retry } : data?.action
  return (
    <Base.Root
      toast={shown}
      swipeDirection={[]}
      {...noDialog}
      // Escape closes the toast and not the dialog below it.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      className={classNames(
        'pointer-events-auto flex animate-toast items-start gap-2.75 rounded-lg px-3.5 py-3.25 max-md:flex-wrap',
        inDialog ? 'mx-6 mb-3.5 inset-ring inset-ring-line max-md:mx-5' : 'shadow-pop',
        failed ? 'bg-tone-danger-bg text-tone-danger-fg inset-ring inset-ring-tone-danger-line' : 'bg-raised text-ink',
      )}
    >
      <Icon aria-hidden="true" size={18} className={classNames('mt-px', type === 'success' && 'text-tone-success')} />
      <div className={classNames('min-w-0 flex-1', button && 'max-md:basis-[calc(100%-5rem)]')}>
        <p className="font-[575]">{title}</p>
        {description ? (
          <p className={classNames('mt-px text-sm leading-4.5', !failed && 'text-ink-2')}>{description}</p>
        ) : null}
      </div>
      {offer ? <UndoButton offer={offer} /> : null}
      {button ? (
        <Button
          size="small"
          // On a phone below the text, which would have half of the width beside it.
          className="max-md:order-1 max-md:ml-7.25"
          onClick={() => {
            toast.close()
            button.run()
          }}
        >
          {button.label}
        </Button>
      ) : null}
      <button
        type="button"
        aria-label={words.close}
        onClick={() => {
          toast.close()
          if (offer) withdrawOffer(offer.key)
        }}
        className="-my-0.5 -mr-1 grid size-6 shrink-0 place-items-center rounded-sm hover:bg-hover max-md:-my-3 max-md:-mr-3 max-md:size-11"
      >
        <X aria-hidden="true" size={15} />
      </button>
    </Base.Root>
  )
}

/** What a toast offers to undo, until its time is over; then the toast closes. */
function useOfferOf({ title, data }: Base.Root.ToastObject<ToastData>) {
  const { offers } = useUndoOffers()
  const { key = 0, undo } = data ?? {}
  const offer = offers.find((one) => one.key === key)
  const wasOffered = useRef(false)
  useEffect(() => {
    if (undo) offerUndo({ key, title: typeof title === 'string' ? title : '', run: undo })
  }, [key, title, undo])
  useEffect(() => {
    if (wasOffered.current && !offer) toast.close()
    wasOffered.current = offer !== undefined
  }, [offer])
  return offer
}

/** Z undoes the newest change that is still offered, wherever the focus is. */
function useUndoKey() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (singleKeyOf(event) === 'z' && takeOffer()) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
