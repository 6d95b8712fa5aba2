import '../kit.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../KitProvider.tsx'
import { listenLive } from '../live.ts'
import { newQueryClient } from '../query-client.ts'
import { chooseTheme, followTheme, themes } from '../theme.ts'
import { Kit } from './Kit.tsx'

const search = new URLSearchParams(location.search)
const asked = search.get('theme')
const theme = themes.find((one) => one === asked)
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
