import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { listUiTextHistory } from '@pinline/contracts/catalogue/ui-text/list-ui-text-history'
import { useApi } from '@pinline/ui/api-client/api-context'
import { DetailDrawer } from '../../layout/detail-drawer.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useText } from '../../messages/use-text.ts'
import { HistorySheet } from '../stock/history-sheet.tsx'

/** What staff changed in the texts of a language, newest first: when, which text, how it reads since, by whom. */
export const UiTextHistoryDrawer = ({ language, onClose }: { language: LanguageCode; onClose: () => void }) => {
  const text = useText()
  const api = useApi()
  const pages = usePages(['ui-text-history', language], (request, signal) =>
    api.read(listUiTextHistory, { language, ...request }, { signal, silent: true }),
  )
  const { name, tag } = languages.find(({ code }) => code === language) ?? { name: language, tag: 'en' }
  return (
    <DetailDrawer title={text('resources.ui-texts.history.title', { language: name })} onClose={onClose}>
      <HistorySheet
        id="ui-text-history"
        title={text('resources.ui-texts.history.command')}
        none={text('resources.ui-texts.history.none')}
        rows={(pages.found?.list ?? []).map((change) => ({
          key: String(change.version),
          at: change.at,
          actor: change.actor,
          what: (
            <>
              <code className="ui-text-key">{change.key}</code>
              {change.text === null ? (
                <span>{text('resources.ui-texts.reset.done')}</span>
              ) : (
                <span lang={tag}>{change.text}</span>
              )}
            </>
          ),
        }))}
        {...pages}
      />
    </DetailDrawer>
  )
}
