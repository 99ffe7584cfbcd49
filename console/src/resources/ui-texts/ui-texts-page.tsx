import './ui-texts.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { type LanguageCode, languageCode, languageTag } from '@pinline/contracts/api/languages'
import { pageSizes } from '@pinline/contracts/api/paging'
import { setUiText } from '@pinline/contracts/catalogue/ui-text/set-ui-text'
import { uiTextSurface } from '@pinline/contracts/catalogue/ui-text/ui-text-fields'
import { type ReactNode, useId, useState } from 'react'
import { useLocale, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { CommandButton } from '../../layout/command-button.tsx'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { LanguageSelect } from '../../layout/language-select.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { Pager } from '../../layout/paging/pager.tsx'
import { saveFile } from '../../layout/save-file.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ResetUiTextButton } from './reset-ui-text-button.tsx'
import { foundTexts, type ScreenText } from './screen-text.ts'
import { SetUiTextDialog } from './set-ui-text-dialog.tsx'
import { UiTextHistoryDrawer } from './ui-text-history-drawer.tsx'
import { useScreenTexts } from './use-screen-texts.ts'

const states = ['all', 'changed', 'outdated', 'missing'] as const
const state = z.enum(states)
const firstSize = pageSizes[0]

/** What is shown stands in the address: a colleague who gets it sees the same. */
const useShownTexts = () => {
  const locale = useLocale()
  const [params, setParams] = useSearchParams()
  return {
    language: languageCode.catch(languageCode.catch('en').parse(locale)).parse(params.get('language')),
    surface: uiTextSurface.catch('shop').parse(params.get('screens')),
    state: state.catch('all').parse(params.get('state')),
    sought: params.get('q') ?? '',
    page: z.coerce
      .number()
      .int()
      .min(1)
      .catch(1)
      .parse(params.get('page') ?? 1),
    pageSize: z.coerce
      .number()
      .pipe(z.literal([...pageSizes]))
      .catch(firstSize)
      .parse(params.get('size') ?? firstSize),
    /** Another choice begins at the first page. */
    show: (change: Readonly<Record<string, string>>) =>
      setParams({ ...Object.fromEntries(params), page: '1', ...change }, { replace: true }),
  }
}
type ShownTexts = ReturnType<typeof useShownTexts>

const Filter = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId()
  return (
    <div className="filter">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

const Filters = ({ shown }: { shown: ShownTexts }) => {
  const text = useText()
  return (
    <search className="filters">
      <LanguageSelect
        label={text('resources.ui-texts.language')}
        shown={shown.language}
        onChoose={(language) => shown.show({ language })}
      />
      <Filter label={text('resources.ui-texts.screens')}>
        {(id) => (
          <select
            id={id}
            className="input"
            value={shown.surface}
            onChange={({ target }) => shown.show({ screens: target.value })}
          >
            {uiTextSurface.options.map((one) => (
              <option key={one} value={one}>
                {text(`resources.ui-texts.surfaces.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Filter>
      <Filter label={text('resources.ui-texts.state')}>
        {(id) => (
          <select
            id={id}
            className="input"
            value={shown.state}
            onChange={({ target }) => shown.show({ state: target.value })}
          >
            {states.map((one) => (
              <option key={one} value={one}>
                {text(`resources.ui-texts.states.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Filter>
      <Filter label={text('resources.ui-texts.search')}>
        {(id) => (
          <input
            id={id}
            className="input"
            type="search"
            autoComplete="off"
            value={shown.sought}
            onChange={({ target }) => shown.show({ q: target.value })}
          />
        )}
      </Filter>
    </search>
  )
}

interface RowProps {
  readonly language: LanguageCode
  readonly one: ScreenText
  readonly revision: number
  readonly onEdit: () => void
  readonly onChanged: () => void
}

const TextRow = ({ language, one, revision, onEdit, onChanged }: RowProps) => {
  const text = useText()
  const { key, source, base, changed, state: textState } = one
  const tag = languageTag(language)
  return (
    <tr className="ui-text-row">
      <td>
        <code className="ui-text-key">{key}</code>
        {language !== 'en' && <span lang="en">{source}</span>}
      </td>
      <td>
        {changed !== undefined && base !== '' && (
          <del className="ui-text-file" lang={tag}>
            {base}
          </del>
        )}
        <span lang={tag}>{changed?.text ?? base}</span>{' '}
        {textState !== 'file' && (
          <span className={`tag ${textState === 'changed' ? '' : 'tag-warn'}`}>
            {text(`resources.ui-texts.tags.${textState}`)}
          </span>
        )}
      </td>
      <td>
        <CommandButton permission={permissionOf(setUiText)} onPress={onEdit}>
          {text('resources.ui-texts.edit.command')}
          <span className="visually-hidden">{key}</span>
        </CommandButton>{' '}
        {changed !== undefined && (
          <ResetUiTextButton language={language} textKey={key} revision={revision} onChanged={onChanged} />
        )}
      </td>
    </tr>
  )
}

interface TextsTableProps {
  readonly shown: ShownTexts
  readonly found: readonly ScreenText[]
  readonly revision: number
  /** Refetches the texts and returns their newest revision. */
  readonly onRefresh: () => Promise<number | undefined>
}

const TextsTable = ({ shown, found, revision, onRefresh }: TextsTableProps) => {
  const text = useText()
  const notify = useNotify()
  const [opened, setOpened] = useState<ScreenText>()
  const { language, page, pageSize } = shown
  if (found.length === 0) return <EmptySheet title={text('resources.ui-texts.none')} />
  const first = Math.min(page - 1, Math.ceil(found.length / pageSize) - 1) * pageSize
  return (
    <section className="sheet" aria-label={text('resources.ui-texts.title')}>
      <section ref={keyboardScrollable} className="data-table-scroll" aria-label={text('resources.ui-texts.title')}>
        <table className="data-table">
          <thead>
            <tr>
              <th>{text(language === 'en' ? 'resources.ui-texts.key' : 'resources.ui-texts.source')}</th>
              <th>{text('resources.ui-texts.text')}</th>
              <th>
                <span className="visually-hidden">{text('resources.ui-texts.edit.command')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {found.slice(first, first + pageSize).map((one) => (
              <TextRow
                key={one.key}
                {...{ language, one }}
                revision={revision}
                onEdit={() => setOpened(one)}
                onChanged={() => void onRefresh()}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Pager
        page={first / pageSize + 1}
        pageSize={pageSize}
        total={found.length}
        onPage={(next) => shown.show({ page: String(next) })}
        onPageSize={(size) => shown.show({ size: String(size) })}
      />
      {opened !== undefined && (
        <SetUiTextDialog
          language={language}
          shown={opened}
          revision={revision}
          onClose={() => setOpened(undefined)}
          onDone={() => {
            setOpened(undefined)
            notify('resources.ui-texts.edit.done')
            void onRefresh()
          }}
          onReload={onRefresh}
        />
      )}
    </section>
  )
}

/** Every text of shop and console in each language, which staff may change without a release. */
export const UiTextsPage = () => {
  const text = useText()
  const format = useFormat()
  const shown = useShownTexts()
  const { data, error, refetch } = useScreenTexts(shown.surface, shown.language)
  const [hasHistory, setHistory] = useState(false)
  usePageTitle(text('resources.ui-texts.title'))
  const found = data === undefined ? [] : foundTexts(data.texts, shown)
  const changes = data?.changes ?? []
  const download = () => {
    const texts = Object.fromEntries(changes.map((change) => [change.key, change.text]))
    const file = new Blob([`${JSON.stringify({ language: shown.language, texts }, null, 2)}\n`], {
      type: 'application/json',
    })
    saveFile(file, `${shown.surface}-texts-${shown.language}.json`)
  }
  return (
    <article>
      <header className="page-head">
        <h1>{text('resources.ui-texts.title')}</h1>
        {data !== undefined && (
          <span className="figure" role="status">
            {format.number(found.length)}
          </span>
        )}
        <p className="small">{text('resources.ui-texts.note')}</p>
      </header>
      <Filters shown={shown} />
      <p className="ui-text-commands">
        <button type="button" className="button button-small" onClick={() => setHistory(true)}>
          {text('resources.ui-texts.history.command')}
        </button>{' '}
        {changes.length > 0 && (
          <button type="button" className="button button-small" onClick={download}>
            {text('resources.ui-texts.download', { smart_count: changes.length })}
          </button>
        )}
      </p>
      {data === undefined && error === null && <PageSkeleton />}
      {data === undefined && error !== null && (
        <PageFailure message={text('resources.ui-texts.unavailable')} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <TextsTable
          {...{ shown, found }}
          revision={data.revision}
          onRefresh={async () => (await refetch()).data?.revision}
        />
      )}
      {hasHistory && <UiTextHistoryDrawer language={shown.language} onClose={() => setHistory(false)} />}
    </article>
  )
}
