/** A logo as pages show it: a picture at an address whose content never changes. */
export type LogoPicture = { file: string; width: number; height: number }

/** An uploaded logo. Where it is not visible on dark grounds and has no other picture for them, it has a light tile there. */
export type BrandLogo = LogoPicture & { onDark: LogoPicture & { hasTile: boolean } }

/**
 * The lines of a brand mark as SVG paths in a square of 28: the building, the cut lines in it, and the open square of its
 * court. An uploaded logo is shown in place of them.
 */
export type BrandMark = { tower: string; cuts: string; court: string | null; logo?: BrandLogo }

/** The mark of the product itself, where there is no building yet: an L and its court. */
export const productMark: BrandMark = {
  tower: 'M3 3h9v22h-9zM12 16h13v9h-13z',
  cuts: 'M6 3v22M9 3v22M15 16v9M18 16v9M21 16v9',
  court: 'M16 3h9v9h-9z',
}

/** The mark of a management company: several buildings, of no building's own shape. */
export const portfolioMark: BrandMark = {
  tower: 'M2 12h6v13h-6zM10.5 3h7v22h-7zM20 8h6v17h-6z',
  cuts: 'M2 17h6M2 21h6M10.5 9h7M10.5 15h7M10.5 20h7M20 14h6M20 19h6',
  court: null,
}

/** A wide logo contains the name, so it is shown without it; the icons, which are square, have the drawn mark then. */
export const isWideLogo = ({ width, height }: Pick<LogoPicture, 'width' | 'height'>) => width >= 2 * height

/** The icon of the browser's tab with the building's mark; that of the product is a file. */
export const tabIconPath = '/mark/icon.svg'
export const productTabIcon = '/favicon.svg'
export const iconPath = (name: string) => `/mark/${name}`
