import { useTexts } from '#platform/ui/data/language.ts'
import type { MaintenanceRequest } from '../../request.ts'
import { requestTexts } from '../../messages/index.ts'
import { categoryIcons } from '../category-icons.ts'
import type { Formats } from '../use-formats.ts'

/** The number and category, above a dialog's title. */
export function RequestLine({
  request,
  formats,
}: {
  request: Pick<MaintenanceRequest, 'number' | 'category'>
  formats: Formats
}) {
  const words = useTexts(requestTexts)
  const CategoryIcon = categoryIcons[request.category]
  return (
    <>
      <span className="tabular">{formats.number(request.number)}</span>
      <span aria-hidden="true">·</span>
      <CategoryIcon aria-hidden="true" size={14} />
      {words.category[request.category]}
    </>
  )
}
