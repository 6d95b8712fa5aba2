import '../theme/kit.css'
import '../theme/fonts.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../theme/KitProvider.tsx'
import { listenLive } from '../data/live/live.ts'
import { newQueryClient } from '../data/query-client.ts'
import { chooseTheme, followTheme, themes } from '../theme/theme.ts'
import { Kit } from './Kit.tsx'

const search = new URLSearchParams(location.search)
const requested = search.get('theme')
const theme = themes.find((theme) => theme === requested)
if (theme) chooseTheme(theme)
followTheme()

const client = newQueryClient()
if (search.has('live')) listenLive(client)

const root = document.querySelector('#kit')
if (root)
  createRoot(root).render(
    <QueryClientProvider client={client}>
      <KitProvider>
        <Kit />
      </KitProvider>
    </QueryClientProvider>,
  )
