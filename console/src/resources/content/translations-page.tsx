import './content.css'
import { languages } from '@pinline/contracts/api/languages'
import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'
import { contentKinds } from '@pinline/events/catalogue/content-details'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { useQueryClient } from '@tanstack/react-query'
import { DataTable, ListBase, useListContext } from 'react-admin'
import { Link } from 'react-router-dom'
import { BulkBar } from '../../layout/bulk/bulk-bar.tsx'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { ChoiceFilter, ChoicesFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPages } from '../../layout/list/list-pages.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ContentStatusTag } from './content-status-tag.tsx'
import { languageStateOf } from './language-states.tsx'
import { ExportTextsButton, ImportTextsButton } from './translation-buttons.tsx'
import { TranslationMatrix } from './translation-matrix.tsx'

const needed = ['missing', 'outdated'] as const

const useShownLanguage = () => {
  const { filterValues } = useListContext()
  const { language }: Record<string, unknown> = filterValues
  return contentLanguage.safeParse(language).data ?? 'de'
}

const Filters = () => {
  const text = useText()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.content.filters.q')} />
      <ChoiceFilter
        source="language"
        label={text('resources.content.filters.language')}
        choices={languages.map(({ code, name }) => ({ id: code, name }))}
      />
      <ChoicesFilter
        source="languageState"
        label={text('resources.content.filters.languageState')}
        choices={needed.map((id) => ({ id, name: text(`resources.content.state.${id}`) }))}
      />
      <ChoicesFilter
        source="kind"
        label={text('resources.content.fields.kind')}
        choices={contentKinds.map((id) => ({ id, name: text(`resources.content.kind.${id}`) }))}
      />
    </div>
  )
}

const SelectionBar = () => {
  const language = useShownLanguage()
  return (
    <BulkBar<ContentRecord>
      steps={[]}
      columns={[]}
      more={(ids) => <ExportTextsButton ids={ids} language={language} />}
    />
  )
}

const Rows = () => {
  const text = useText()
  const format = useFormat()
  const language = useShownLanguage()
  const { isPending, error, total, refetch } = useListContext()
  if (isPending) return <PageSkeleton />
  if (error) return <PageFailure message={error instanceof Error ? error.message : ''} onRetry={() => void refetch()} />
  if (total === 0) return <EmptySheet title={text('resources.content.translation.nothing')} />
  return (
    <section className="sheet list-sheet">
      <DataTable<ContentRecord>
        rowClick={(id) => `/content/${String(id)}/show?language=${language}`}
        size="small"
        bulkActionsToolbar={<SelectionBar />}
      >
        <DataTable.Col<ContentRecord>
          source="title"
          render={(row) => (
            <Link className="content-title" to={`/content/${row.id}/show?language=${language}`}>
              {row.title}
            </Link>
          )}
        />
        <DataTable.Col<ContentRecord>
          source="kind"
          disableSort
          render={(row) => text(`resources.content.kind.${row.kind}`)}
        />
        <DataTable.Col<ContentRecord> source="status" disableSort render={(row) => <ContentStatusTag row={row} />} />
        <DataTable.Col<ContentRecord>
          source="languages"
          label={text('resources.content.filters.languageState')}
          disableSort
          render={(row) => {
            const state = languageStateOf(row, language)
            return (
              <span className="translation-state" data-state={state}>
                {text(`resources.content.state.${state}`)}
              </span>
            )
          }}
        />
        <DataTable.Col<ContentRecord>
          source="updatedAt"
          render={(row) => <span className="figure nowrap">{format.moment(row.updatedAt)}</span>}
        />
      </DataTable>
      <ListPages />
    </section>
  )
}

const Head = () => {
  const text = useText()
  const language = useShownLanguage()
  const queries = useQueryClient()
  const { refetch } = useListContext()
  const title = text('resources.content.translation.title')
  usePageTitle(title)
  return (
    <div className="page-head">
      <h1>{title}</h1>
      <div className="end">
        <ExportTextsButton language={language} />
        <ImportTextsButton
          onDone={() => {
            void refetch()
            void queries.invalidateQueries({ queryKey: ['content', 'translation-counts'] })
          }}
        />
      </div>
    </div>
  )
}

/** Missing and outdated translations of content: how many there are, and which. */
export const TranslationsPage = () => (
  <ListBase
    resource="content"
    storeKey="content.translations"
    perPage={15}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    filterDefaultValues={{ language: 'de', languageState: [...needed] }}
  >
    <div className="translations-page">
      <Head />
      <TranslationMatrix />
      <div>
        <search className="filters">
          <Filters />
        </search>
        <Rows />
      </div>
    </div>
  </ListBase>
)
