import './content.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { languages } from '@pinline/contracts/api/languages'
import {
  type ContentRecord,
  contentResource,
  contentStatus,
  languageState,
} from '@pinline/contracts/catalogue/content/content-resource'
import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { contentKinds } from '@pinline/events/catalogue/content-details'
import type { ContentId } from '@pinline/events/ids'
import { useEffect, useState } from 'react'
import { DataTable, useListContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { ChoiceFilter, ChoicesFilter, OnlyFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { BulkContentBar } from './bulk-content.tsx'
import { ContentPerson } from './content-person.tsx'
import { ContentStatusTag } from './content-status-tag.tsx'
import { CreateContentDialog } from './create-content-dialog.tsx'
import { LanguageStates } from './language-states.tsx'
import { ExportTextsButton, ImportTextsButton } from './translation-buttons.tsx'

const columns = ['title', 'kind', 'status', 'languages', 'slug', 'updatedAt', 'updatedBy', 'publishAt'] as const

const hiddenByDefault: readonly string[] = ['updatedBy', 'publishAt']

const Filters = () => {
  const text = useText()
  return (
    <div className="filter-grid">
      <TextFilter source="q" label={text('resources.content.filters.q')} />
      <ChoicesFilter
        source="kind"
        label={text('resources.content.fields.kind')}
        choices={contentKinds.map((id) => ({ id, name: text(`resources.content.kind.${id}`) }))}
      />
      <ChoicesFilter
        source="status"
        label={text('resources.content.fields.status')}
        choices={contentStatus.options.map((id) => ({ id, name: text(`resources.content.status.${id}`) }))}
      />
      <ChoiceFilter
        source="language"
        label={text('resources.content.filters.language')}
        choices={languages.map(({ code, name }) => ({ id: code, name }))}
      />
      <ChoiceFilter
        source="languageState"
        label={text('resources.content.filters.languageState')}
        choices={languageState.options.map((id) => ({ id, name: text(`resources.content.state.${id}`) }))}
      />
      <OnlyFilter source="withdrawnParts" label={text('resources.content.withdrawn_parts.filter')} />
    </div>
  )
}

const Actions = () => {
  const text = useText()
  const navigate = useNavigate()
  const { refetch } = useListContext()
  const [isOpen, setOpen] = useState(false)
  const [created, setCreated] = useState<ContentId>()
  // By then the dialog has gone, whose input the guard would keep.
  useEffect(() => {
    if (created !== undefined) void navigate(`/content/${created}/show`)
  }, [created, navigate])
  return (
    <>
      <CommandButton permission={contentResource.permission} onPress={() => void navigate('/content/translations')}>
        {text('resources.content.translation.title')}
      </CommandButton>
      <ExportTextsButton />
      <ImportTextsButton onDone={() => void refetch()} />
      <CommandButton permission={permissionOf(createContent)} tone="gold" onPress={() => setOpen(true)}>
        {text('resources.content.create.command')}
      </CommandButton>
      {isOpen && (
        <CreateContentDialog
          onCreated={(id) => {
            setOpen(false)
            setCreated(id)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** All content, last changed first. */
export const ContentList = () => {
  const text = useText()
  const format = useFormat()
  return (
    <ListPage
      sort={{ field: 'updatedAt', order: 'DESC' }}
      filters={<Filters />}
      actions={<Actions />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
    >
      <BulkContentBar />
      <ListTable<ContentRecord> rowClick="show" selection={{ isSelectable: () => true, nameOf: ({ title }) => title }}>
        <DataTable.Col<ContentRecord> source="title" render={(row) => <b className="content-title">{row.title}</b>} />
        <DataTable.Col<ContentRecord>
          source="kind"
          disableSort
          render={(row) => text(`resources.content.kind.${row.kind}`)}
        />
        <DataTable.Col<ContentRecord> source="status" disableSort render={(row) => <ContentStatusTag row={row} />} />
        <DataTable.Col<ContentRecord> source="languages" disableSort render={(row) => <LanguageStates row={row} />} />
        <DataTable.Col<ContentRecord>
          source="slug"
          disableSort
          render={(row) => <span className="figure">{row.slug}</span>}
        />
        <DataTable.Col<ContentRecord>
          source="updatedAt"
          render={(row) => <span className="figure nowrap">{format.moment(row.updatedAt)}</span>}
        />
        <DataTable.Col<ContentRecord>
          source="updatedBy"
          disableSort
          render={(row) => <ContentPerson id={row.updatedBy} />}
        />
        <DataTable.Col<ContentRecord>
          source="publishAt"
          render={(row) =>
            row.publishAt === null ? null : <span className="figure nowrap">{format.moment(row.publishAt)}</span>
          }
        />
      </ListTable>
    </ListPage>
  )
}
