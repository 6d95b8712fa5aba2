import type { BuildingModel } from '#building/model.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import { words } from '../../messages/living.ts'

/** Chooses the floor at which the tower is cut open; the highest one leaves it whole. */
export function CutControl({
  model,
  value,
  onChange,
}: {
  model: BuildingModel
  value: number | null
  onChange: (floor: number | null) => void
}) {
  const built = model.floors.filter(({ kind }) => kind !== 'not_built').map(({ number }) => number)
  const [lowest, highest] = [Math.min(...built), Math.max(...built)]
  const texts = value === null ? words.whole : words.cutAt(value)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      <label className="flex min-w-0 flex-1 basis-64 items-center gap-3 text-sm font-[525]">
        <span className="whitespace-nowrap">{words.cut}</span>
        <input
          type="range"
          min={lowest}
          max={highest}
          value={value ?? highest}
          aria-valuetext={texts}
          onChange={(event) => {
            const floor = Number(event.target.value)
            onChange(floor >= highest ? null : floor)
          }}
          className="h-6 min-w-0 flex-1 cursor-pointer accent-(--action) max-md:h-11"
        />
      </label>
      <output className="w-32 text-sm text-ink-2 tabular-nums">{texts}</output>
      {value === null ? null : (
        <Button size="small" onClick={() => onChange(null)}>
          {words.whole}
        </Button>
      )}
    </div>
  )
}
