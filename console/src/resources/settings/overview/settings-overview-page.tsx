import './settings-overview.css'
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { EmptySheet } from '../../../layout/empty-sheet.tsx'
import { PageFailure } from '../../../layout/page-failure.tsx'
import { PageSkeleton } from '../../../layout/page-skeleton.tsx'
import { useFormat } from '../../../messages/use-format.ts'
import { useText } from '../../../messages/use-text.ts'
import { foundIn } from './found-in.ts'
import { type SettingEntry, type SettingGroup, settingGroups } from './setting-entry.ts'
import { SettingHistoryDrawer } from './setting-history-drawer.tsx'
import { SettingRows } from './setting-rows.tsx'
import { useSettingEntries } from './use-setting-entries.ts'
import { useSettingLists } from './use-setting-lists.ts'

const groupTitles = {
  orders: 'settings.orders.title',
  holds: 'settings.overview.groups.holds',
  after_sales: 'settings.overview.groups.after_sales',
  seller: 'settings.seller.title',
  tax: 'settings.tax.title',
  carriers: 'settings.carriers.title',
  freight: 'settings.freight.title',
  currencies: 'resources.currencies.title',
  languages: 'resources.languages.title',
  texts: 'settings.overview.groups.texts',
  content: 'settings.overview.groups.content',
  access: 'settings.overview.groups.access',
  environment: 'settings.overview.groups.environment',
} as const satisfies Record<SettingGroup, string>

/** What is sought stands in the address: a colleague who gets it sees the same settings. */
const useSought = () => {
  const [params, setParams] = useSearchParams()
  const sought = params.get('q') ?? ''
  return {
    sought,
    seek: (q: string) => setParams(q === '' ? {} : { q }, { replace: true }),
  }
}

const SettingSearch = ({ found, sought, onSeek }: { found: number; sought: string; onSeek: (q: string) => void }) => {
  const text = useText()
  const format = useFormat()
  const fieldId = useId()
  return (
    <search className="filters setting-find">
      <label className="label" htmlFor={fieldId}>
        {text('settings.overview.search')}
      </label>
      <input
        id={fieldId}
        className="input"
        type="search"
        autoComplete="off"
        maxLength={80}
        value={sought}
        onChange={({ target }) => onSeek(target.value)}
      />
      <span className="figure" role="status">
        {format.number(found)}
      </span>
    </search>
  )
}

const wordsOf = ({ key, name, effect, value, variable }: SettingEntry): string[] => [
  ...[key, name, effect],
  ...[value ?? '', variable ?? ''],
]

/** Every setting that staff may change or see: effect, value, last change, history, and the way to change it. */
export const SettingsOverviewPage = () => {
  const text = useText()
  const { sought, seek } = useSought()
  const [opened, setOpened] = useState<SettingEntry>()
  const lists = useSettingLists()
  const entries = useSettingEntries(lists)
  const found = entries.filter((entry) => foundIn(wordsOf(entry), sought))
  const away = lists.environment?.away ?? []
  return (
    <article>
      <header className="page-head">
        <h1>{text('settings.title')}</h1>
      </header>
      <SettingSearch found={found.length} sought={sought} onSeek={seek} />
      {lists.error !== null && <PageFailure message={lists.error.message} onRetry={lists.onRetry} />}
      {lists.isLoading && <PageSkeleton />}
      {!lists.isLoading && found.length === 0 && <EmptySheet title={text('settings.overview.none')} />}
      {!lists.isLoading && (
        <div className="stack">
          {settingGroups.map((group) => {
            const ofGroup = found.filter((entry) => entry.group === group)
            const note = group === 'environment' && away.length > 0 ? text('settings.overview.away') : undefined
            return ofGroup.length === 0 ? null : (
              <SettingRows
                key={group}
                id={`settings-${group}`}
                title={text(groupTitles[group])}
                note={note}
                entries={ofGroup}
                onHistory={setOpened}
              />
            )
          })}
        </div>
      )}
      {opened !== undefined && opened.history !== null && (
        <SettingHistoryDrawer
          settingKey={opened.key}
          name={opened.name}
          service={opened.history}
          onClose={() => setOpened(undefined)}
        />
      )}
    </article>
  )
}
