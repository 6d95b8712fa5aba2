import { createContext, use } from 'react'

type TabsState = { value: string; choose: (value: string) => void; id: string }

export const TabsContext = createContext<TabsState | null>(null)

/** The tabs around a TabList or a TabPanel, with the ids that connect a tab with its panel. */
export function useTabs() {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error('A TabList or TabPanel needs Tabs around it.')
  return {
    ...tabs,
    /** Choosing the tab that is shown changes nothing: a screen could reset its filters, or ask whether to leave it. */
    choose: (value: string) => {
      if (value !== tabs.value) tabs.choose(value)
    },
    tabId: (value: string) => `${tabs.id}-tab-${value}`,
    panelId: (value: string) => `${tabs.id}-panel-${value}`,
  }
}
