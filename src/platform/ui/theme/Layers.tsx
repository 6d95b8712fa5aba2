import { Toasts } from '../feedback/Toasts.tsx'
import { TooltipLayer } from '../overlays/TooltipLayer.tsx'

/** What lies above every screen. */
export const Layers = () => (
  <>
    <TooltipLayer />
    <Toasts />
  </>
)
