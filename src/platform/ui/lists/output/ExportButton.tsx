import type { UseMutationResult } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { Button } from '../../display/Button.tsx'
import { toast } from '../../feedback/toast.ts'
import { ListButtonText } from './ListButtonText.tsx'

type Props<Criteria> = {
  /** The mutation that downloads the file. */
  exportList: UseMutationResult<unknown, Error, Criteria>
  /** What the filters ask for, without the page. */
  criteria: Criteria
  /** Beside other small buttons of a list. */
  variant?: 'plain'
  words: { exportList: string; exportShort?: string; exporting: string; exported: string; notExported: string }
}

/** Downloads a list as a file, and says whether it succeeded. */
export function ExportButton<Criteria>({ exportList, criteria, words, variant }: Props<Criteria>) {
  return (
    <Button
      icon={Download}
      {...(variant ? { variant, size: 'small' as const } : {})}
      busy={exportList.isPending}
      busyText={words.exporting}
      onClick={() =>
        exportList.mutate(criteria, {
          onSuccess: () => toast.success(words.exported),
          onError: (error) => toast.failure(words.notExported, error.message),
        })
      }
    >
      {words.exportShort ? <ListButtonText text={words.exportList} short={words.exportShort} /> : words.exportList}
    </Button>
  )
}
