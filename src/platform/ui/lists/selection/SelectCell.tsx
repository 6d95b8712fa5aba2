import { officeKitWords } from '../../../language/messages/office.ts'
import { Cell } from '../Cell.tsx'
import { SelectBox } from './SelectBox.tsx'

type Props = { name: string; isTicked: boolean; onTick: (range: boolean) => void }

/** The first cell of a row that can be selected. */
export const SelectCell = ({ name, isTicked, onTick }: Props) => (
  <Cell className="w-px pr-0">
    <SelectBox label={officeKitWords.selectRow(name)} checked={isTicked} onToggle={onTick} />
  </Cell>
)
