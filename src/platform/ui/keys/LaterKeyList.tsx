import { afterFirstScreen } from '../data/loading/later.tsx'

/** The list of all keys, whose code follows the first screen. */
export const LaterKeyList = afterFirstScreen(
  () => import('./KeyList.tsx').then((file) => file.KeyList),
  ({ open }) => open,
)
