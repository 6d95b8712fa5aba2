import { MarkShape } from '#platform/screens/MarkShape.tsx'

/** The L of the tower with its cut lines, and the open square of the court, dressed by the site's own styles. */
export const Mark = ({ size }: { size: number }) => (
  <MarkShape size={size} whole="mark" tower="mark-tower" cuts="mark-cuts" court="mark-court" />
)
