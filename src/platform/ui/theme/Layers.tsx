import { Toasts } from '../feedback/Toasts.tsx'
import { TooltipLayer } from '../overlays/TooltipLayer.tsx'

/** What is above every screen. */
export const Layers = () => (
  <>
    <TooltipLayer />
    <Toasts />
  </>
)
