import { useState } from 'react'
import { chooseTheme, chosenTheme, themes, type Theme } from '../theme/theme.ts'
import { productMark } from '../../brand-mark.ts'
import { Mark } from '../display/Mark.tsx'
import { Segmented } from '../forms/Segmented.tsx'
import { ButtonsPanel } from './ButtonsPanel.tsx'
import { DialogsPanel } from './DialogsPanel.tsx'
import { FieldsPanel } from './FieldsPanel.tsx'
import { FormPanel } from './FormPanel.tsx'
import { LivePanel } from './LivePanel.tsx'
import { MessagesPanel } from './MessagesPanel.tsx'
import { StatesPanel } from './StatesPanel.tsx'
import { StatusPanel } from './StatusPanel.tsx'
import { TablePanel } from './TablePanel.tsx'
import { TabsPanel } from './TabsPanel.tsx'

const names: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export function Kit() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <main className="mx-auto max-w-420 px-8 pt-6 pb-8 max-md:px-4">
      <header className="mb-4.5 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-3">
          <Mark mark={productMark} size={30} />
          <h1 className="serif text-28 leading-8.5 tracking-[-0.012em]">Components</h1>
        </div>
        <Segmented
          label="Theme"
          choices={themes.map((value) => ({ value, label: names[value] }))}
          value={theme}
          onChange={(next) => {
            chooseTheme(next)
            setTheme(next)
          }}
        />
      </header>
      <div className="grid grid-cols-1 gap-3.5 lg:grid-cols-3">
        <ButtonsPanel />
        <FieldsPanel />
        <StatusPanel />
        <TabsPanel />
        <DialogsPanel />
        <MessagesPanel />
        <TablePanel />
        <FormPanel />
        <StatesPanel />
        <LivePanel />
      </div>
    </main>
  )
}
