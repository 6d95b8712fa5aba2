import type { ComponentType } from 'react'
import { laterPopup } from '#platform/ui/overlays/later-popup.tsx'
import { BellButton } from './BellButton.tsx'

/** What the portal shows above the list: alerts that somebody has to take. */
export type AboveList = ComponentType<{ onOpen?: (address: string) => void }>

/** The bell in the header of every portal; its list is loaded after the first screen. */
export const Bell = laterPopup<{ Above?: AboveList }>(
  () => import('./BellPopup.tsx').then((file) => file.BellPopup),
  ({ early }) => <BellButton {...early} />,
)
