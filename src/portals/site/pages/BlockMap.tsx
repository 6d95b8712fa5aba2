import { useSite } from '../shell/language.tsx'

const rows = [-8, 70, 148]
/** The city blocks of a row from left to right: where each begins and how wide it is; narrow ones are in pairs. */
const blocks = [
  [20, 86],
  [124, 40],
  [172, 38],
  [228, 86],
  [332, 86],
  [436, 86],
  [540, 40],
  [588, 38],
  [644, 86],
  [748, 86],
  [852, 86],
  [956, 40],
  [1004, 38],
  [1060, 86],
  [1164, 86],
  [1268, 86],
] as const
const ownBlock = 644
const parks = new Set([436, 748])
const lineHeight = 18
const bank = 'M-10 262C200 226 420 282 680 258S1120 214 1360 250'

/** A drawn map of the block: north is up, the river is in the south, the tower's court opens to the north-east. */
export function BlockMap({ name, title }: { name: string; title: string }) {
  const { words } = useSite()
  const lines = toLines(name)
  // The label grows with the name; 7.4 is the mean width of a letter at this size.
  const half = Math.max(60, Math.max(...lines.map(({ length }) => length)) * 3.7 + 18)
  const top = -22 - (lines.length - 1) * lineHeight
  return (
    <svg
      className="map-drawing"
      viewBox="0 0 1344 330"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={title}
    >
      <title>{title}</title>
      <rect className="map-ground" width="1344" height="330" />
      <path className="map-water" d={`${bank}V340H-10z`} />
      <path className="map-bank" d={bank} />
      {rows.flatMap((y) =>
        blocks
          .filter(([x]) => !(x === ownBlock && y === 148))
          .map(([x, width]) => (
            <rect
              key={`${x} ${y}`}
              className={y === 148 && parks.has(x) ? 'map-park' : 'map-block'}
              x={x}
              y={y}
              width={width}
              height="62"
              rx="2"
            />
          )),
      )}
      <path className="map-bridge" d="M560 330L520 210" />
      <path className="map-court" d="M636 138h84v72h-84z" />
      <path className="map-tower" d="M644 144h24v40h48v22h-72z" />
      <path className="map-cuts" d="M650 144v62M656 144v62M662 144v62M674 184v22M684 184v22M694 184v22M704 184v22" />
      <text className="map-river" x="980" y="300">
        {words.contact.mapRiver}
      </text>
      <g transform="translate(680 96)">
        <rect className="map-label" x={-half} y={top} width={half * 2} height={12 - top} rx="4" />
        <path className="map-label" d="M-7 12h14l-7 9z" />
        {lines.map((line, place) => (
          <text key={line} className="map-name" textAnchor="middle" y={(place - lines.length + 1) * lineHeight}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** Breaks a long name into lines that fit the smallest window. */
function toLines(name: string): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= 30) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
