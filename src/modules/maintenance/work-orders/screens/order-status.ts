import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import FileText from 'lucide-react/icons/file-text'
import Handshake from 'lucide-react/icons/handshake'
import Send from 'lucide-react/icons/send'
import Wrench from 'lucide-react/icons/wrench'
import type { Icon } from '#platform/ui/icons/icon.ts'
import type { Tone } from '#platform/ui/theme/tones.ts'
import type { OrderStatus } from '../choices.ts'

export const orderStatusLooks: Record<OrderStatus, { icon: Icon; tone: Tone }> = {
  sent: { icon: Send, tone: 'info' },
  accepted: { icon: Handshake, tone: 'info' },
  finished: { icon: Wrench, tone: 'success' },
  invoiced: { icon: FileText, tone: 'warning' },
  closed: { icon: CircleCheck, tone: 'success' },
  declined: { icon: CircleX, tone: 'danger' },
  cancelled: { icon: CircleX, tone: 'neutral' },
}
