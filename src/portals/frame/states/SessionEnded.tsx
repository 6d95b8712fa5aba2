import { navigate } from '#platform/ui/navigation/navigate.ts'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { SignedInUser } from '#accounts/own-account.ts'
import { homePathOf } from '#accounts/portal-access.ts'
import { SignInForm } from '#accounts/screens/SignInForm.tsx'
import { accountTexts } from '#accounts/messages/index.ts'
import { paths } from '#paths.ts'
import { dialogTitleClass } from '#platform/ui/overlays/dialog-class.ts'
import { useTexts } from '#platform/ui/data/language.ts'

/**
 * Covers the screen when the session has ended. It is a native modal dialog, because that is above every other dialog
 * without closing it, so that the input stays.
 */
export function SessionEnded({ user }: { user: SignedInUser }) {
  const words = useTexts(accountTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
      className="m-auto w-[min(27.5rem,calc(100vw-2rem))] rounded-xl bg-surface text-ink shadow-dialog backdrop:bg-(--scrim) backdrop:backdrop-blur-sm"
    >
      <div className="px-6 pt-5 pb-6">
        <h2 id={titleId} className={dialogTitleClass}>
          {words.endedTitle}
        </h2>
        <p className="mt-1 mb-4 text-ink-2">{words.endedText}</p>
        <SignInForm
          email={user.email}
          onSignedIn={(someone) => {
            if (someone.id !== user.id) navigate({ to: homePathOf(someone.role) })
          }}
        />
        <p className="mt-4 text-center">
          <a href={paths.home()} className="rounded-sm text-action-ink hover:underline">
            {words.leave}
          </a>
        </p>
      </div>
    </dialog>,
    document.body,
  )
}
