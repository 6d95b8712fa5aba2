import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { paths } from '#paths.ts'
import type { AssetManifest, Renderer } from '#platform/rendering.ts'
import { Contact } from '#portals/site/Contact.tsx'
import { emptyForm } from '#portals/site/contact-form.ts'
import { Home } from '#portals/site/Home.tsx'
import { NotFound } from '#portals/site/NotFound.tsx'
import { Page } from '#portals/site/Page.tsx'
import { PortalShell } from '#portals/site/PortalShell.tsx'
import { shellTitles } from '#portals/site/shell-titles.ts'
import type { ShellPath } from '#portals/site/shell-titles.ts'
import type { PublicPage, SiteData } from '#portals/site/site-data.ts'
import { words } from '#portals/site/words.ts'

function pageAt(path: string, search: string): { page: PublicPage; key: string } | null {
  if (path === paths.home()) return { page: { name: 'home' }, key: path }
  if (path === paths.contact()) {
    const sent = new URLSearchParams(search).get('sent') === '1'
    return {
      page: { name: 'contact', form: { ...emptyForm, outcome: sent ? 'sent' : 'none' } },
      key: `${path} ${sent}`,
    }
  }
  if (path in shellTitles) return { page: { name: 'portal', path: path as ShellPath }, key: path }
  return null
}

function documentOf(page: PublicPage, data: SiteData, assets: AssetManifest): ReactElement {
  const { name } = data.building
  if (page.name === 'portal') return <PortalShell assets={assets} name={name} path={page.path} />
  if (page.name === 'home') {
    const description = data.content.home?.description
    return (
      <Page assets={assets} data={data} path={paths.home()} title={words.home.title(name)} description={description}>
        <Home data={data} />
      </Page>
    )
  }
  if (page.name === 'contact') {
    return (
      <Page
        assets={assets}
        data={data}
        path={paths.contact()}
        title={`${words.contact.title} · ${name}`}
        description={data.content.contact?.introduction}
        island="src/portals/site/islands/contact.ts"
      >
        <Contact data={data} form={page.form} />
      </Page>
    )
  }
  return (
    <Page assets={assets} data={data} path={null} title={words.notFound.title}>
      <NotFound />
    </Page>
  )
}

export const renderer: Renderer<PublicPage, SiteData> = {
  pageAt,
  warm: [paths.home(), paths.contact(), paths.login(), paths.admin(), paths.tenant(), paths.staff()],
  notFound: { name: 'notFound' },
  render: (page, data, assets) =>
    Promise.resolve(`<!doctype html>${renderToStaticMarkup(documentOf(page, data, assets))}`),
}
