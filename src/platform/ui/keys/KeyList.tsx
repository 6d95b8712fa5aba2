import { useState } from 'react'
import { officeKitWords as words } from '../../language/messages/office.ts'
import { Dialog } from '../overlays/Dialog.tsx'
import { Switch } from '../forms/Switch.tsx'
import type { Hint } from './KeyHints.tsx'
import { KeyCap } from './KeyCap.tsx'
import { areSingleKeysOn, switchSingleKeys } from './single-keys.ts'

type Props = { open: boolean; onClose: () => void; hints: readonly Hint[] }

/** All keys of a screen, and the switch that turns single letters off. */
export function KeyList({ open, onClose, hints }: Props) {
  return (
    <Dialog open={open} onClose={onClose} width="narrow" title={words.keysTitle} reading>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {hints.map(([keys, text]) => (
          <div key={text} className="contents">
            <dt className="flex gap-1.25">
              {keys.map((key) => (
                <span key={key}>
                  <span className="sr-only">{key} </span>
                  <KeyCap>{key}</KeyCap>
                </span>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <SingleKeysSwitch />
      </div>
    </Dialog>
  )
}

/** Turns commands of a single letter on and off in this browser. */
export function SingleKeysSwitch() {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  return (
    <Switch
      label={words.singleKeys}
      hint={words.singleKeysHint}
      checked={isOn}
      onChange={(event) => {
        switchSingleKeys(event.target.checked)
        setIsOn(event.target.checked)
      }}
    />
  )
}
