import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { Button } from '#platform/ui/display/Button.tsx'
import { savedViewWords as words } from '../messages/screens.ts'

/** The button of the menu of a view. */
export const ViewMenuButton = (rest: Omit<ComponentProps<typeof Button>, 'children'>) => (
  <Button variant="plain" size="small" trailing={ChevronDown} aria-haspopup="menu" aria-expanded="false" {...rest}>
    {words.manage}
  </Button>
)
