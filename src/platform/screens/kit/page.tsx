import '../kit.css'
import { createRoot } from 'react-dom/client'
import { KitProvider } from '../KitProvider.tsx'
import { chooseTheme, followTheme, themes } from '../theme.ts'
import { Kit } from './Kit.tsx'

const asked = new URLSearchParams(location.search).get('theme')
const theme = themes.find((one) => one === asked)
if (theme) chooseTheme(theme)
followTheme()

const root = document.querySelector('#kit')
if (root)
  createRoot(root).render(
    <KitProvider>
      <Kit />
    </KitProvider>,
  )
