import Circle from 'lucide-react/icons/circle'
import { iconDrawings } from './icon-drawings.ts'

/** An icon by its name in the content; an unknown name is a plain ring, so that the layout stays. */
export function Icon({ name, size }: { name: string; size: number }) {
  const Drawing = iconDrawings[name] ?? Circle
  return <Drawing className="icon" size={size} strokeWidth={size > 22 ? 1.4 : 1.6} aria-hidden="true" />
}
