import { useSite } from '../shell/language.tsx'

const bays = Array.from({ length: 11 }, (_, bay) => 68 + bay * 28)
const parked = [73, 129, 157, 241, 325]
const parkedBelow = [101, 185, 213, 297]

/** A line drawing for a place without a picture: the parking level for a parking slot, otherwise the L of the floor. */
export function PlanPlate({ slot }: { slot: string }) {
  const { words } = useSite()
  const level = /parking-(\d+)$/.exec(slot)?.[1]
  return (
    <svg
      className="plate"
      viewBox="0 0 420 262"
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={level ? words.plate.parking(Number(level)) : words.plate.room}
    >
      {level ? (
        <g className="plate-lines">
          <path className="plate-wall" d="M40 44h340v172H40z" />
          {bays.map((x) => (
            <path key={x} d={`M${x} 44v50M${x} 166v50`} />
          ))}
          {parked.map((x) => (
            <rect key={x} x={x} y="50" width="18" height="37" rx="6" />
          ))}
          {parkedBelow.map((x) => (
            <rect key={x} x={x} y="173" width="18" height="37" rx="6" />
          ))}
          <path className="plate-brass" d="M60 130h216" strokeDasharray="12 9" />
          <text className="plate-level" x="318" y="139" textAnchor="middle">
            P{level}
          </text>
        </g>
      ) : (
        <g className="plate-lines">
          <path className="plate-wall" d="M90 36h96v122h144v66H90z" />
          <path d="M122 36v150M154 36v150M122 192h208M186 158v66M234 158v66M282 158v66M90 76h96M90 116h96" />
          <path className="plate-brass" d="M204 50h126v90H204z" strokeDasharray="3 5" />
        </g>
      )}
    </svg>
  )
}
