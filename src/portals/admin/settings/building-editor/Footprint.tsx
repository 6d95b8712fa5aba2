import Copy from 'lucide-react/icons/copy'
import MousePointer2 from 'lucide-react/icons/mouse-pointer-2'
import PenTool from 'lucide-react/icons/pen-tool'
import Square from 'lucide-react/icons/square'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { footprintTemplates, type FootprintTemplate, shapeLimits } from '#building/shape/choices.ts'
import { addPart, blockBeside, duplicatePart, withOutline, withoutPart } from '#building/shape/edit-shape.ts'
import { topFloorOf } from '#building/shape/floors.ts'
import { boundsOf } from '#building/shape/rectilinear.ts'
import type { BuildingShape } from '#building/shape/schemas.ts'
import { shapeOfTemplate, usualMeasures } from '#building/shape/templates.ts'
import { Card } from '#platform/ui/display/Card.tsx'
import { IconButton } from '#platform/ui/display/IconButton.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { Select } from '#platform/ui/forms/Select.tsx'
import { Confirmation } from '#platform/ui/overlays/Confirmation.tsx'
import { AccessList } from './AccessList.tsx'
import { FootprintCanvas, type CanvasTool } from './FootprintCanvas.tsx'
import { editorWords as words } from './messages/editor.ts'
import { NumberInput } from './NumberInput.tsx'

type Props = { shape: BuildingShape; onChange: (shape: BuildingShape) => void }

/** The parts from above, with the tools and keys that change them. */
export function Footprint({ shape, onChange }: Props) {
  const [tool, setTool] = useState<CanvasTool>('select')
  const [selected, setSelected] = useState(shape.parts[0]?.key ?? 'A')
  const [focused, setFocused] = useState<{ key: string } | null>(null)
  const [template, setTemplate] = useState<FootprintTemplate | null>(null)
  const current = shape.parts.some(({ key }) => key === selected) ? selected : (shape.parts[0]?.key ?? 'A')
  const part = shape.parts.find(({ key }) => key === current)
  const isFull = shape.parts.length >= shapeLimits.parts
  const add = (made: { shape: BuildingShape; key: string }) => {
    if (isFull) return
    onChange(made.shape)
    setSelected(made.key)
    setFocused({ key: made.key })
    setTool('select')
  }
  const remove = () => {
    const next = shape.parts.find(({ key }) => key !== current)
    if (!next) return
    onChange(withoutPart(shape, current))
    setFocused({ key: next.key })
  }
  const commands: Record<string, () => void> = {
    v: () => setTool('select'),
    r: () => add(addPart(shape, blockBeside(shape))),
    p: () => setTool('draw'),
    'ctrl+d': () => add(duplicatePart(shape, current)),
    delete: remove,
    backspace: remove,
  }
  return (
    <Card title={words.footprint} flush>
      <div role="toolbar" aria-label={words.tools} className="flex flex-wrap items-center gap-1 px-3.5 py-2">
        <IconButton
          icon={MousePointer2}
          label={words.select}
          aria-pressed={tool === 'select'}
          onClick={commands['v']}
        />
        <IconButton icon={PenTool} label={words.draw} aria-pressed={tool === 'draw'} onClick={commands['p']} />
        <IconButton icon={Square} label={words.addBlock} onClick={commands['r']} />
        <IconButton icon={Copy} label={words.duplicate} onClick={commands['ctrl+d']} />
        <IconButton icon={Trash2} label={words.remove} onClick={commands['delete']} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the parts and walls within */}
      <div
        onKeyDown={(event) => {
          const command = commands[`${event.ctrlKey || event.metaKey ? 'ctrl+' : ''}${event.key.toLowerCase()}`]
          if (!command || event.altKey || event.shiftKey) return
          event.preventDefault()
          command()
        }}
      >
        <FootprintCanvas
          parts={shape.parts}
          surroundings={shape.surroundings}
          tool={tool}
          selected={current}
          focused={focused}
          onSelect={setSelected}
          onOutline={(key, outline) => onChange(withOutline(shape, key, outline))}
          onDrawn={(outline) => (outline ? add(addPart(shape, outline)) : toast.failure(words.badDrawing))}
          onStopDrawing={() => setTool('select')}
        />
      </div>
      <p id="canvas-help" className="px-4.5 pt-2.5 text-xs text-ink-3">
        {tool === 'draw' ? words.drawHelp : words.canvasHelp}
      </p>
      <div className="grid grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] items-end gap-3 px-4.5 pt-2.5 pb-4">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 text-sm text-ink-2">
          {words.startFrom}
          <Select
            label={words.startFrom}
            value={shape.template}
            placeholder={words.chooseTemplate}
            choices={footprintTemplates.map((value) => ({ value, label: words.templates[value] }))}
            onChange={setTemplate}
          />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1 text-sm text-ink-2">
          {words.orientation}
          <NumberInput
            label={words.orientation}
            value={shape.orientation}
            least={0}
            most={359.9}
            onChange={(orientation) => orientation !== null && onChange({ ...shape, orientation })}
          />
        </div>
      </div>
      {part ? <AccessList shape={shape} part={part} onChange={onChange} /> : null}
      <Confirmation
        open={template !== null}
        onClose={() => setTemplate(null)}
        title={words.replaceTitle}
        verb={words.replace}
        cancel={words.cancel}
        harmless
        onConfirm={() => {
          if (template) onChange(fromTemplate(shape, template))
          setTemplate(null)
        }}
      >
        {words.replaceText}
      </Confirmation>
    </Card>
  )
}

/** A template with the measures of the present parts; north, surroundings, numbers and parking stay. */
function fromTemplate(shape: BuildingShape, template: FootprintTemplate): BuildingShape {
  const { west, south, east, north } = boundsOf(shape.parts.map(({ outline }) => outline))
  const made = shapeOfTemplate(template, {
    width: Math.max(east - west, template === 'podium_two_towers' ? 56 : 30),
    depth: Math.max(north - south, template === 'block' ? 18 : 28),
    floors: Math.max(2, topFloorOf(shape)),
    homesPerFloor: usualMeasures.homesPerFloor,
  })
  const { orientation, surroundings, parking } = shape
  return { ...made, orientation, surroundings, parking: parking.filter(({ floor }) => floor <= topFloorOf(made)) }
}
