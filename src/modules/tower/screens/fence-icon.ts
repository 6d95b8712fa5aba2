import { createLucideIcon } from 'lucide-react'

const post = 'v15c0 .6.4 1 1 1h2c.6 0 1-.4 1-1V5Z'

/** The fence in one path instead of seven, because a screen can show four hundred of them. */
export const Fence = createLucideIcon({
  name: 'fence',
  size: 24,
  node: [['path', { key: 'all', d: `M4 3 2 5${post}M6 8h4M6 18h4M12 3l-2 2${post}M14 8h4M14 18h4M20 3l-2 2${post}` }]],
})
