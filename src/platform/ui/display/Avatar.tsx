import type { CSSProperties } from 'react'

type Props = {
  name: string
  /** The width and height in pixels at the default text size. */
  size?: number
}

/** Initials on a colour derived from the name. The name is beside it, so it is hidden from screen readers. */
export function Avatar({ name, size = 28 }: Props) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-(--size) shrink-0 place-items-center rounded-full bg-[oklch(0.92_0.035_var(--hue))] text-[max(0.5rem,calc(var(--size)*0.4))] leading-none font-sans font-semibold tracking-[-0.02em] text-[oklch(0.36_0.06_var(--hue))] select-none dark-theme:bg-[oklch(0.36_0.045_var(--hue))] dark-theme:text-[oklch(0.9_0.05_var(--hue))]"
      style={{ '--size': `${size / 16}rem`, '--hue': hueOf(name) } as CSSProperties}
    >
      {initialsOf(name)}
    </span>
  )
}

const initialsOf = (name: string) => {
  const parts = name.trim().split(/\s+/)
  const [first, last] = [parts[0] ?? '', parts.length > 1 ? (parts.at(-1) ?? '') : '']
  return [first, last]
    .map((part) => /^./u.exec(part)?.[0] ?? '')
    .join('')
    .toUpperCase()
}

const hues = [25, 70, 155, 205, 250, 300] as const

function hueOf(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return hues[sum % hues.length] ?? 205
}
