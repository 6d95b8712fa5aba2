import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { browserTimeZone } from '#platform/time/browser-time-zone.ts'
import { documentLanguage } from '#platform/ui/data/document-language.ts'
import { LanguageContext } from '#platform/ui/data/language.ts'
import { newQueryClient } from '#platform/ui/data/query-client.ts'
import { TimeZoneContext } from '#platform/ui/data/time-zone.ts'
import { loadFonts } from '#platform/ui/theme/fonts.ts'
import { KitProvider } from '#platform/ui/theme/KitProvider.tsx'
import { followTheme } from '#platform/ui/theme/theme.ts'
import { PortfolioApp } from '../PortfolioApp.tsx'
import '#platform/ui/theme/kit.css'

const client = newQueryClient()
followTheme()
void loadFonts().catch(() => {})
// A page restored by the Back button may show what the previous person was allowed to see.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

const place = document.querySelector('#root')
if (place)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <LanguageContext value={documentLanguage()}>
          <TimeZoneContext value={browserTimeZone()}>
            <KitProvider>
              <PortfolioApp />
            </KitProvider>
          </TimeZoneContext>
        </LanguageContext>
      </QueryClientProvider>
    </StrictMode>,
  )
