import { DetailDrawer } from '../../../layout/detail-drawer.tsx'
import { useText } from '../../../messages/use-text.ts'
import { HistorySheet } from '../../stock/history-sheet.tsx'
import { useSettingChanges } from './use-setting-lists.ts'
import { useSettingValue } from './use-setting-value.ts'

interface SettingHistoryDrawerProps {
  readonly settingKey: string
  readonly name: string
  readonly service: 'order' | 'catalogue'
  readonly onClose: () => void
}

/** How a setting was changed, newest first: when, to what, what it was before, by whom. */
export const SettingHistoryDrawer = ({ settingKey, name, service, onClose }: SettingHistoryDrawerProps) => {
  const text = useText()
  const valueText = useSettingValue(true)
  const pages = useSettingChanges(service, settingKey)
  const list = pages.found?.list ?? []
  return (
    <DetailDrawer title={text('settings.overview.history.title', { name })} onClose={onClose}>
      <HistorySheet
        id="setting-history"
        title={text('settings.overview.history.command')}
        none={text('settings.overview.history.none')}
        rows={list.map(({ at, actor, from, to }, place) => ({
          key: `${at}-${place}`,
          at,
          actor,
          what: (
            <span className="setting-change">
              <span>{valueText(to)}</span>
              {from !== null && (
                <span className="small">{text('settings.overview.history.before', { value: valueText(from) })}</span>
              )}
            </span>
          ),
        }))}
        {...pages}
      />
    </DetailDrawer>
  )
}
