import { Checkbox } from '#platform/ui/forms/Checkbox.tsx'
import { photoAddress, usePhotos } from '../../photos/screens/queries.ts'
import { orderWords as words } from '../messages/office.ts'

type Props = { requestId: string; chosen: readonly string[]; onChange: (chosen: readonly string[]) => void }

/** The photos of the request that the vendor gets. */
export function PhotoChoice({ requestId, chosen, onChange }: Props) {
  const photos = usePhotos(requestId)
  if (!photos.data || photos.data.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[525]">{words.photos}</legend>
      <ul className="flex flex-wrap gap-2.5">
        {photos.data.map(({ id }, index) => (
          <li key={id} className="grid gap-1.5">
            <img src={photoAddress(id, 'thumbnail')} alt="" className="size-20 rounded-md object-cover" />
            <Checkbox
              label={words.photo(index + 1)}
              hideLabel
              checked={chosen.includes(id)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
