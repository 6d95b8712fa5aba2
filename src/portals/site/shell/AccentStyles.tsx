import { accentStylesId, accentStylesPath } from '#platform/colour/accent-address.ts'

/** The stylesheet of the building's own colour; nothing for the colour of the product. */
export const AccentStyles = ({ accent }: { accent: string | null }) =>
  accent === null ? null : <link id={accentStylesId} rel="stylesheet" href={accentStylesPath(accent)} />
