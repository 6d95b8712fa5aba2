import { officeKitWords } from '#platform/language/messages/office.ts'
import { SelectBox } from '#platform/ui/lists/selection/SelectBox.tsx'
import type { Selection } from '#platform/ui/lists/selection/use-selection.ts'
import { classNames } from '#platform/ui/theme/class-names.ts'
import { Button } from '#platform/ui/display/Button.tsx'
import type { Asset } from '../asset.ts'
import { english as labels } from '../messages/labels-en.ts'
import { screenWords as words } from '../messages/screens.ts'
import { AssetStates } from './AssetStates.tsx'
import { HolderName } from './HolderName.tsx'

type Props = {
  assets: readonly Asset[]
  onOpen: (id: string) => void
  label: string
  selection: Selection<Asset>
}

/** The list on a phone. */
export function AssetCards({ assets, onOpen, label, selection }: Props) {
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {assets.map((asset) => (
        <li
          key={asset.id}
          data-row={asset.id}
          className={classNames(
            'rounded-lg px-4 py-3.5 shadow-card',
            selection.has(asset.id) ? 'bg-action-soft' : 'bg-surface',
          )}
        >
          <div className="flex items-start justify-between gap-3">
            <SelectBox
              label={officeKitWords.selectRow(words.nameOf(asset.kind, asset.number))}
              checked={selection.has(asset.id)}
              onToggle={(range) => selection.toggle(asset, assets, range)}
            />
            <div className="mr-auto min-w-0">
              <h2 className="tabular font-[575] break-words">{asset.number}</h2>
              <p className="text-sm text-ink-3">
                {[labels.kinds[asset.kind], asset.place, asset.unit && words.unitNumber(asset.unit.unitNumber)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <AssetStates asset={asset} />
          </div>
          <div className="mt-2.5 flex items-center justify-between gap-3">
            <span className="min-w-0 flex-1">
              <HolderName asset={asset} />
            </span>
            <Button
              data-row-focus=""
              aria-label={words.manageOf(words.nameOf(asset.kind, asset.number))}
              onClick={() => onOpen(asset.id)}
            >
              {words.manage}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
