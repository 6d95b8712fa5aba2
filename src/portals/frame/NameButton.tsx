import type { ComponentProps } from 'react'
import { accountTexts } from '#accounts/messages/index.ts'
import { Avatar } from '#platform/ui/display/Avatar.tsx'
import { useTexts } from '#platform/ui/data/language.ts'
import { useUser } from './user.ts'
import { frameTexts } from './messages/index.ts'

/** The button of the menu with the person's name. */
export function NameButton({ subtitle, ...rest }: ComponentProps<'button'> & { subtitle?: string | undefined }) {
  const words = useTexts(frameTexts)
  const accountWords = useTexts(accountTexts)
  const user = useUser()
  const name = `${user.firstName} ${user.lastName}`
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className="flex items-center gap-2.25 rounded-md px-1.5 py-1 text-left text-sm leading-4 font-[525] hover:bg-hover aria-expanded:bg-hover max-md:size-11 max-md:justify-center max-md:p-0"
    >
      <Avatar name={name} size={26} />
      <span className="max-md:sr-only">
        {name}
        <span className="block text-xs font-normal text-ink-3">{subtitle ?? accountWords.roles[user.role]}</span>
        <span className="sr-only">{words.yourMenu}</span>
      </span>
    </button>
  )
}
