import { type BrandLogo, isWideLogo } from '#platform/brand-mark.ts'
import { accentColours, grounds, textOnAction } from '#platform/colour/accent.ts'
import { MarkShape } from '#platform/ui/display/MarkShape.tsx'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { readShellData } from '../../../frame/shell-data.ts'
import { buildingWords } from '../messages/building.ts'

const words = buildingWords.colour
const ink = { light: '#1b2223', dark: '#edebe6' } as const

type Props = { accent: string; logo?: BrandLogo }

/** How the colour and the logo look in the light and in the dark theme, before they are saved. It is a picture, so nothing in it can be pressed. */
export function AccentPreview({ accent, logo }: Props) {
  return (
    <div role="img" aria-label={words.preview(accent)} className="grid gap-2.5 sm:grid-cols-2">
      <Theme accent={accent} theme="light" {...(logo && { logo })} />
      <Theme accent={accent} theme="dark" {...(logo && { logo })} />
    </div>
  )
}

function Theme({ accent, logo, theme }: Props & { theme: 'light' | 'dark' }) {
  const { name, mark } = readShellData()
  const picture = theme === 'dark' ? logo?.onDark : logo
  const { action, soft, ink: text } = accentColours(accent)[theme]
  return (
    <div
      aria-hidden="true"
      className="grid min-w-0 gap-3 rounded-md p-3.5 ring-1 ring-line-strong forced-color-adjust-none"
      style={{ background: grounds[theme].surface, color: ink[theme] }}
    >
      <span className="flex min-w-0 items-center gap-2.5" style={{ color: action }}>
        {picture ? (
          <img
            src={picture.file}
            alt=""
            className={classNames(
              'h-7 w-auto max-w-44 flex-none object-contain',
              theme === 'dark' && logo?.onDark.hasTile && 'rounded-xs bg-white p-0.5',
            )}
          />
        ) : (
          <MarkShape mark={mark} size={24} outline="flex-none" tower="fill-current" cuts="" court="stroke-brass-500" />
        )}
        {picture && isWideLogo(picture) ? null : (
          <span className="serif min-w-0 truncate text-17 leading-5 font-medium" style={{ color: ink[theme] }}>
            {name}
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <span className="rounded-md px-3 py-1.5 font-medium" style={{ background: action, color: textOnAction[theme] }}>
          {words.sample.button}
        </span>
        <span className="rounded-md px-2.5 py-1.5 font-medium" style={{ background: soft, color: text }}>
          {words.sample.chosen}
        </span>
        <span className="font-medium underline underline-offset-3" style={{ color: text }}>
          {words.sample.link}
        </span>
      </span>
    </div>
  )
}
