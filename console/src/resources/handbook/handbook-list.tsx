import './handbook.css'
import { languages, languageTag } from '@pinline/contracts/api/languages'
import { handbookPageState } from '@pinline/contracts/notification/handbook/handbook-page-fields'
import type { HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { DataTable } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'
import { useHandbookSections } from './use-handbook-sections.ts'

const columns = ['section', 'title', 'language', 'updatedAt', 'updatedBy'] as const

const languageName = (code: string): string => languages.find((one) => one.code === code)?.name ?? code

const Filters = () => {
  const text = useText()
  const sections = useHandbookSections()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.handbook.filters.q')} />
      <ChoiceFilter
        source="section"
        label={text('resources.handbook.fields.section')}
        choices={sections.map(({ section }) => ({ id: section, name: section }))}
      />
      <ChoiceFilter
        source="language"
        label={text('resources.handbook.fields.language')}
        choices={languages.map(({ code, name }) => ({ id: code, name }))}
      />
      <ChoiceFilter
        source="state"
        label={text('resources.handbook.fields.state')}
        choices={handbookPageState.options.map((id) => ({ id, name: text(`resources.handbook.state.${id}`) }))}
      />
    </div>
  )
}

/** The handbook's pages by section; a search shows the text around what was found. */
export const HandbookList = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <ListPage
      sort={{ field: 'section', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      actions={
        <CommandButton permission="handbook.update" tone="gold" onPress={() => void navigate('/handbook/create')}>
          <Icon name="plus" size={16} />
          {text('resources.handbook.commands.create')}
        </CommandButton>
      }
    >
      <ListTable<HandbookPageRow> rowClick="show">
        <DataTable.Col<HandbookPageRow> source="section" render={({ section }) => <span>{section}</span>} />
        <DataTable.Col<HandbookPageRow>
          source="title"
          disableSort
          render={({ id, title, excerpt, language }) => (
            <span className="text-cell handbook-excerpt" lang={languageTag(language)}>
              <Link to={`/handbook/${id}/show`}>
                <b>{title}</b>
              </Link>
              <span className="small">{excerpt}</span>
            </span>
          )}
        />
        <DataTable.Col<HandbookPageRow>
          source="language"
          disableSort
          render={({ language }) => <span className="nowrap">{languageName(language)}</span>}
        />
        <DataTable.Col<HandbookPageRow>
          source="updatedAt"
          render={({ updatedAt }) => <span className="figure nowrap">{format.moment(updatedAt)}</span>}
        />
        <DataTable.Col<HandbookPageRow>
          source="updatedBy"
          disableSort
          render={({ updatedBy }) => updatedBy !== null && <PersonName id={updatedBy} />}
        />
      </ListTable>
    </ListPage>
  )
}
