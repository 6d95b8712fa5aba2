import { formatRanges } from '#building/floor-changes.ts'
import { floorWords } from '#building/messages/floor.ts'
import type { UnitListProposal } from '#building/shape/from-unit-list.ts'
import { countShapeUnits, floorsOfRange, listFloors, rangeLabel, unitsOnFloor } from '#building/shape/floors.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { listShapeFaults } from '#building/shape/validate-shape.ts'
import type { UnitListFile } from '#import-export/unit-list-contract.ts'
import { Notice } from '#platform/ui/feedback/Notice.tsx'
import { editorWords } from './messages/editor.ts'
import { unitListWords as words } from './messages/unit-list.ts'

type Props = { file: UnitListFile; proposal: UnitListProposal }

/** What a list of units was understood as, and each row that was not. */
export function UnitListResult({ file, proposal }: Props) {
  const { shape, odd } = proposal
  return (
    <div className="grid gap-4">
      {shape ? (
        <Understood file={file} shape={shape} />
      ) : (
        <Notice tone="danger" live title={words.none}>
          {words.noneHelp}
        </Notice>
      )}
      {shape ? <Checks proposal={proposal} shape={shape} /> : null}
      {odd.length > 0 ? (
        <Notice tone="warning" live title={`${words.odd(odd.length)}.`}>
          <ul aria-label={words.odd(odd.length)} className="grid max-h-50 gap-0.5 overflow-y-auto">
            {odd.map(({ line, unitNumber, reason }) => (
              <li key={line}>{words.oddRow(line, unitNumber, reason)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {shape ? <p className="text-sm text-ink-2">{words.acceptNote}</p> : null}
    </div>
  )
}

function Understood({ file, shape }: { file: UnitListFile; shape: BuildingShape }) {
  const { numbering, layouts, parts } = shape
  const { unused, ...columns } = file.columns
  const used = Object.values(columns).flatMap((head) => (head === null || head === '' ? [] : [head]))
  const withUnits = listFloors(shape).filter(({ range }) => unitsOnFloor(shape, range) > 0)
  const stacks = new Set(layouts.flatMap(({ part, units }) => units.map(({ stack }) => `${part} ${stack}`)))
  const top = shape.floors.toSorted((a, b) => b.from - a.from)
  return (
    <section aria-label={words.understood} className="grid gap-2">
      <h3 className="font-[575]">
        {words.summary(countShapeUnits(shape), withUnits.length, stacks.size, parts.length)}
      </h3>
      <p className="text-sm text-ink-2">
        {words.like(editorWords.schemes[numbering.scheme])}
        {numbering.ground === '1' ? '. ' : `. ${words.ground(editorWords.grounds[numbering.ground])}. `}
        {numbering.skips13 ? words.no13 : null}
      </p>
      <p className="text-sm text-ink-2">{words.columns(used, unused)}</p>
      <ul aria-label={words.floors} className="max-h-60 overflow-y-auto rounded-lg border border-line">
        {top.map((range) => (
          <li
            key={range.from}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] max-sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 px-3 py-1.5 text-sm not-first:border-t not-first:border-line"
          >
            <span className="tabular font-[575]">{rangeLabel(range, numbering)}</span>
            <span className="min-w-0 wrap-anywhere text-ink-2">
              {[
                range.name ?? floorWords.kinds[range.kind],
                ...range.parts.flatMap(({ part, layout }) => (layout ? [`${part}: ${layout}`] : [])),
              ].join(' · ')}
            </span>
            <span className="tabular">
              {words.units(unitsOnFloor(shape, range) * floorsOfRange(range, numbering).length)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Checks({ proposal, shape }: { proposal: UnitListProposal; shape: BuildingShape }) {
  const { missing, emptyFloors, newParts, removedParts, mixed, rewritten } = proposal
  const checks = [
    missing.length > 0 && words.missing(missing),
    emptyFloors.length > 0 && words.emptyFloors(formatRanges(emptyFloors)),
    newParts.length > 0 && words.newParts(newParts),
    removedParts.length > 0 && words.removedParts(removedParts),
    mixed.length > 0 && words.mixed(mixed),
    rewritten.length > 0 && words.rewritten(rewritten),
    ...listShapeFaults(shape)
      .slice(0, 5)
      .map(({ message }) => message),
  ].filter((check) => check !== false)
  if (checks.length === 0) return null
  return (
    <Notice tone="info" title={`${words.check}.`}>
      <ul className="grid gap-1">
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
    </Notice>
  )
}
