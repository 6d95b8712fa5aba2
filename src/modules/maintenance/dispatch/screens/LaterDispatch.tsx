import { afterFirstScreen } from '#platform/ui/data/loading/later.tsx'

/** The picker, menus and dialogs of the commands, whose code follows the first screen. */
export const LaterDispatch = afterFirstScreen(
  () => import('./Dispatch.tsx').then((file) => file.Dispatch),
  ({ command }) => command !== null,
)
