import { encode } from 'uqr'
import { classNames } from '../theme/class-names.ts'

/** The quiet zone around the code, in modules, that cameras need. */
const quietZone = 4

type Props = { address: string; label: string; className?: string }

/** An address as a QR code; dark on light in every theme, as cameras expect. */
export function QrCode({ address, label, className = 'size-50' }: Props) {
  const { data, size } = encode(address, { ecc: 'M', border: quietZone })
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-md forced-color-adjust-none inset-ring inset-ring-line', className)}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  )
}
