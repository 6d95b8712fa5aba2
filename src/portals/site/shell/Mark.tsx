import { MarkShape } from '#platform/ui/display/MarkShape.tsx'

/** The L of the tower with its cut lines and the open square of the court, styled by the site's CSS. */
export const Mark = ({ size }: { size: number }) => (
  <MarkShape size={size} outline="mark" tower="mark-tower" cuts="mark-cuts" court="mark-court" />
)
