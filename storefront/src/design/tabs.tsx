import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components'

/** One tab: its name, an optional count, and what it shows. */
export interface TabItem {
  readonly id: string
  readonly label: ReactNode
  readonly count?: number
  readonly content: ReactNode
}

/** Properties of {@link Tabs}. Keep `selectedId` in the URL where a tab is a place. */
export interface TabsProps {
  readonly label: string
  readonly items: readonly TabItem[]
  readonly selectedId: string
  readonly onSelect: (id: string) => void
}

/** Tabs over one panel. */
export function Tabs({ label, items, selectedId, onSelect }: TabsProps): ReactNode {
  return (
    <AriaTabs selectedKey={selectedId} onSelectionChange={(key) => onSelect(String(key))}>
      <TabList aria-label={label} className="tabs-list">
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className="tabs-tab">
            {item.label}
            {item.count !== undefined && <span className="tabs-count">{item.count}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
