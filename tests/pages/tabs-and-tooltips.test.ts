import assert from 'node:assert/strict'
import { after, before, describe, it, mock } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TabsContext, useTabs } from '#platform/ui/navigation/tabs-context.ts'
import { getShownTooltip, hideTooltip, showTooltip } from '#platform/ui/overlays/shown-tooltip.ts'

it('a click on the tab that is shown changes nothing', () => {
  const chosen: string[] = []
  function Clicks() {
    const tabs = useTabs()
    for (const value of ['one', 'two']) tabs.choose(value)
    return null
  }
  const state = { value: 'one', id: 'tabs', choose: (value: string) => void chosen.push(value) }
  renderToStaticMarkup(createElement(TabsContext, { value: state }, createElement(Clicks)))
  assert.deepEqual(chosen, ['two'])
})

describe('a tooltip', () => {
  before(() => mock.timers.enable({ apis: ['setTimeout'] }))
  after(() => mock.timers.reset())
  const shown = () => getShownTooltip()?.id ?? null
  // Only compared, never used.
  const anchor: Element = Object.create(null)
  const show = (id: string) => showTooltip({ id, anchor, text: id, side: 'top' }, 'soon')

  it('shows and hides after a moment, although another element disappears meanwhile', () => {
    show('a')
    mock.timers.tick(500)
    hideTooltip('b', 'once')
    mock.timers.tick(200)
    assert.equal(shown(), 'a')
    hideTooltip('a', 'soon')
    hideTooltip('b', 'once')
    mock.timers.tick(150)
    assert.equal(shown(), null)
  })

  it('does not show once the pointer has left its element', () => {
    show('c')
    hideTooltip('c', 'soon')
    mock.timers.tick(1000)
    assert.equal(shown(), null)
  })
})
