import { Button, type ButtonProps } from '#platform/ui/display/Button.tsx'
import { toast } from '#platform/ui/feedback/toast.ts'
import { useIsOnline } from '#platform/ui/data/offline/use-connection.ts'
import { staffWords } from '../messages/en.ts'
import { useTake } from './queries.ts'

type Props = Pick<ButtonProps, 'variant' | 'className' | 'icon'> & { request: { id: string; title: string } }

/** Takes an unassigned request. */
export function TakeButton({ request: { id, title }, ...button }: Props) {
  const take = useTake()
  return (
    <Button
      variant="soft"
      {...button}
      aria-label={staffWords.takeIt(title)}
      disabledBecause={useIsOnline() ? null : staffWords.takeNeedsLine}
      busy={take.isPending}
      onClick={() =>
        take.mutate(id, {
          onSuccess: () => toast.success(staffWords.taken),
          onError: (error) => toast.failure(staffWords.notTaken, error.message),
        })
      }
    >
      {staffWords.take}
    </Button>
  )
}
