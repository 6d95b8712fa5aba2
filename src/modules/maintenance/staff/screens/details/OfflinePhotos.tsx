import { ChoosePhotos } from '#platform/ui/photos/ChoosePhotos.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { staffWords } from '../../messages/en.ts'
import type { useAddStaffPhotos } from '../queries.ts'

const words = {
  choose: staffWords.addShort,
  add: staffWords.addShort,
  addLabel: staffWords.addPhotos,
  sending: staffWords.completing,
}

/** Without a connection the photos of a request are not there, but new ones can be added. */
export const OfflinePhotos = ({ add }: { add: ReturnType<typeof useAddStaffPhotos> }) => (
  <section aria-label={staffWords.addPhotos} className="grid grid-cols-3 items-center gap-2 md:grid-cols-5">
    <ChoosePhotos
      words={words}
      variant="choose"
      busy={add.isPending}
      onChoose={(files) =>
        add.mutate(files, { onError: (error) => toast.failure(staffWords.photosNotAdded, error.message) })
      }
    />
    <p className="col-span-2 text-sm text-ink-3">{staffWords.photosNeedLine}</p>
  </section>
)
