/** What the picture in the head of an e-mail shows: an uploaded logo by its name, or the mark in a colour. */
export type LogoOfEmail = {
  logo: string | null
  /** As #rrggbb; null for the colour of the product. */
  accent: string | null
}

/** The ids of the pictures that are sent inside an e-mail. */
export const pictureId = 'picture@mail'

/** Names the picture itself, so that the one that is sent belongs to the HTML, which is written before. */
export const logoId = ({ logo, accent }: LogoOfEmail): string => {
  const picture = logo ?? accent?.slice(1)
  return picture === undefined ? 'logo@mail' : `logo-${picture}@mail`
}

/** The logo that the HTML of an e-mail shows, with its id; null when it shows none. */
export function logoOf(html: string): (LogoOfEmail & { id: string }) | null {
  const [, id, logo, colour] = /<img src="cid:(logo(?:-(?:([0-9a-f]{32})|([0-9a-f]{6})))?@mail)"/.exec(html) ?? []
  return id === undefined ? null : { id, logo: logo ?? null, accent: colour === undefined ? null : `#${colour}` }
}
