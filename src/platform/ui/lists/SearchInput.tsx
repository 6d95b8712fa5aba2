import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { platformTexts } from '../../language/messages/index.ts'
import { classNames } from '../theme/class-names.ts'
import { useTexts } from '../data/language.ts'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> & {
  /** The accessible name; also the placeholder unless one is given. */
  label: string
  value: string
  onChange: (text: string) => void
  /** A scanner ends what it types with Enter. */
  onEnter?: (() => void) | undefined
}

export function SearchInput({ label, value, onChange, onEnter, placeholder = label, className, ...rest }: Props) {
  const words = useTexts(platformTexts)
  return (
    <span className={classNames('relative inline-flex min-w-0 items-center', className)}>
      <Search aria-hidden="true" size={15} className="pointer-events-none absolute left-2.5 text-ink-3" />
      <input
        {...rest}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') return onEnter?.()
          if (event.key !== 'Escape' || value === '') return
          event.stopPropagation()
          onChange('')
        }}
        className="h-8.5 w-full min-w-0 rounded-md bg-surface pr-8 pl-8.25 text-ink shadow-xs inset-ring inset-ring-line-strong focus-visible:-outline-offset-1 max-md:h-11 max-md:text-16 [&::-webkit-search-cancel-button]:hidden"
      />
      {value === '' ? null : (
        <button
          type="button"
          aria-label={words.clearSearch}
          onClick={() => onChange('')}
          className="absolute right-1 grid size-6.5 place-items-center rounded-sm text-ink-3 hover:text-ink max-md:size-10"
        >
          <X aria-hidden="true" size={14} />
        </button>
      )}
    </span>
  )
}
