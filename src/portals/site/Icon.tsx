import { Circle } from 'lucide-react'
import { iconDrawings } from './icon-drawings.ts'

/** An icon by the name that the content gives it; an unknown name is a plain ring, so nothing moves out of line. */
export function Icon({ name, size }: { name: string; size: number }) {
  const Drawing = iconDrawings[name] ?? Circle
  return <Drawing className="icon" size={size} strokeWidth={size > 22 ? 1.4 : 1.6} aria-hidden="true" />
}
