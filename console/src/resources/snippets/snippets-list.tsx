import './snippets.css'
import { languages } from '@pinline/contracts/api/languages'
import { snippetState } from '@pinline/contracts/notification/snippet/snippet-fields'
import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
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

const columns = ['title', 'group', 'languages', 'updatedAt', 'updatedBy'] as const

const Filters = () => {
  const text = useText()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.snippets.filters.q')} />
      <ChoiceFilter
        source="language"
        label={text('resources.snippets.picker.language')}
        choices={languages.map(({ code, name }) => ({ id: code, name }))}
      />
      <ChoiceFilter
        source="state"
        label={text('resources.snippets.fields.state')}
        choices={snippetState.options.map((id) => ({ id, name: text(`resources.snippets.state.${id}`) }))}
      />
    </div>
  )
}

/** The snippets by group and title, with the beginning of their text in the person's language. */
export const SnippetsList = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <ListPage
      sort={{ field: 'title', order: 'ASC' }}
      filters={<Filters />}
      columns={columns}
      actions={
        <CommandButton permission="snippets.update" tone="gold" onPress={() => void navigate('/snippets/create')}>
          <Icon name="plus" size={16} />
          {text('resources.snippets.commands.create')}
        </CommandButton>
      }
    >
      <ListTable<SnippetRow> rowClick="edit">
        <DataTable.Col<SnippetRow>
          source="title"
          render={({ id, title, excerpt }) => (
            <span className="text-cell snippet-excerpt">
              <Link to={`/snippets/${id}`}>
                <b>{title}</b>
              </Link>
              <span className="small">{excerpt}</span>
            </span>
          )}
        />
        <DataTable.Col<SnippetRow> source="group" disableSort render={({ group }) => <span>{group}</span>} />
        <DataTable.Col<SnippetRow>
          source="languages"
          disableSort
          render={({ languages: written }) => (
            <span className="figure nowrap">{`${format.number(written.length)} / ${format.number(languages.length)}`}</span>
          )}
        />
        <DataTable.Col<SnippetRow>
          source="updatedAt"
          render={({ updatedAt }) => <span className="figure nowrap">{format.moment(updatedAt)}</span>}
        />
        <DataTable.Col<SnippetRow>
          source="updatedBy"
          disableSort
          render={({ updatedBy }) => updatedBy !== null && <PersonName id={updatedBy} />}
        />
      </ListTable>
    </ListPage>
  )
}
