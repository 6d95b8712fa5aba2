/* Apart from the derived colours, because every page needs the address only. */
const folder = '/colours/'
/** The id of the element that loads one. */
export const accentStylesId = 'accent'
/** The route of the stylesheets. */
export const accentStylesRoute = `${folder}:file`

/** The address of the stylesheet of an accent colour. It names the colour, so that browsers can cache it forever. */
export const accentStylesPath = (accent: string) => `${folder}${accent.slice(1)}.css`
