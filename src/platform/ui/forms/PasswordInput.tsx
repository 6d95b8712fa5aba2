import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { TextInput, type TextInputProps } from './TextInput.tsx'
import { useTexts } from '../data/language.ts'

export function PasswordInput({ autoComplete = 'current-password', ...rest }: Omit<TextInputProps, 'type'>) {
  const words = useTexts(platformTexts)
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        autoComplete={autoComplete}
        type={shown ? 'text' : 'password'}
        className="pr-11"
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={words.show}
        title={shown ? words.hide : words.show}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-ink-3 hover:text-ink focus-visible:-outline-offset-3 max-md:w-11"
      >
        <Icon aria-hidden="true" size={17} />
      </button>
    </span>
  )
}
