import { getFileByStaff } from '@pinline/contracts/catalogue/file/get-file-by-staff'
import './files.css'
import type { FileRow } from '@pinline/contracts/catalogue/file/file-row'
import { uploadKinds } from '@pinline/contracts/catalogue/file/upload-rules'
import { useApi } from '@pinline/ui/api-client/api-context'
import { loadFile } from '@pinline/ui/api-client/load-file'
import { PrivateImage } from '@pinline/ui/design/private-image.tsx'
import { useMemo, useState } from 'react'
import { DataTable, useNotify, useRefresh } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { SortName } from '../sorts/sort-name.tsx'
import { useSortChoices } from '../sorts/use-sort-rows.ts'
import { CreateFileDialog } from './create-file-dialog.tsx'
import { DeleteFilesDialog } from './delete-files-dialog.tsx'
import { fileSize } from './file-size.ts'
import { kindLabels } from './kind-labels.ts'
import { MoveFilesDialog } from './move-files-dialog.tsx'
import { useDownload } from './use-download.ts'

const columns = ['preview', 'name', 'sortId', 'type', 'size', 'measures', 'createdAt', 'commands'] as const
/** Larger images get no thumbnail, because the whole image would be fetched. */
const maxPreviewBytes = 2_000_000
const previewSide = 32

type Open = { readonly kind: 'upload' } | { readonly kind: 'move' | 'delete'; readonly file: FileRow }

const Filters = () => {
  const text = useText()
  const sortChoices = useSortChoices()
  return (
    <>
      <TextFilter source="q" label={text('resources.files.filters.q')} />
      <ChoiceFilter
        source="type"
        label={text('resources.files.fields.kind')}
        choices={uploadKinds.map((kind) => ({
          id: String(kind),
          name: text(`resources.files.kind.${kindLabels[kind]}`),
        }))}
      />
      <ChoiceFilter source="sortId" label={text('resources.sorts.field')} choices={sortChoices} />
    </>
  )
}

const Preview = ({ file }: { file: FileRow }) => {
  const api = useApi()
  const load = useMemo(() => loadFile(api), [api])
  const hasPicture = file.type.startsWith('image/') && file.size < maxPreviewBytes
  return (
    <span className="file-preview">
      <PrivateImage fileId={hasPicture ? file.id : null} load={load} alt="" side={previewSide}>
        <Icon name="page" size={20} />
      </PrivateImage>
    </span>
  )
}

const FileTable = ({ onOpen }: { onOpen: (open: Open) => void }) => {
  const text = useText()
  const format = useFormat()
  const { download, fetching } = useDownload(getFileByStaff)
  return (
    <ListTable<FileRow> rowClick={false}>
      <DataTable.Col<FileRow> source="preview" disableSort render={(file) => <Preview file={file} />} />
      <DataTable.Col<FileRow> source="name" render={(file) => <span className="file-name">{file.name}</span>} />
      <DataTable.Col<FileRow>
        source="sortId"
        label={text('resources.sorts.field')}
        disableSort
        render={(file) => <SortName id={file.sortId} />}
      />
      <DataTable.Col<FileRow>
        source="type"
        disableSort
        render={(file) => <span className="figure nowrap">{file.type}</span>}
      />
      <DataTable.Col<FileRow>
        source="size"
        align="right"
        render={(file) => <span className="figure nowrap">{fileSize(file.size, format.measure)}</span>}
      />
      <DataTable.Col<FileRow>
        source="measures"
        disableSort
        align="right"
        render={(file) =>
          file.width === null || file.height === null ? null : (
            <span className="figure nowrap">
              {format.number(file.width)} × {format.number(file.height)}
            </span>
          )
        }
      />
      <DataTable.Col<FileRow>
        source="createdAt"
        render={(file) => <span className="figure nowrap">{format.moment(file.createdAt)}</span>}
      />
      <DataTable.Col<FileRow>
        source="commands"
        disableSort
        render={(file) => (
          <span className="row-buttons">
            <button
              type="button"
              className="button button-small"
              aria-label={text('resources.files.commands.download_of', { name: file.name })}
              aria-busy={fetching === file.id}
              aria-disabled={fetching !== undefined}
              onClick={() => void download(file)}
            >
              {text('resources.files.commands.download')}
            </button>
            <CommandButton permission="files.create" onPress={() => onOpen({ kind: 'move', file })}>
              {text('resources.files.commands.move')}
            </CommandButton>
            <CommandButton permission="files.delete" tone="danger" onPress={() => onOpen({ kind: 'delete', file })}>
              {text('resources.files.commands.delete')}
            </CommandButton>
          </span>
        )}
      />
    </ListTable>
  )
}

/** The library of files: search, add, download and delete. */
export const FileList = () => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const [open, setOpen] = useState<Open>()

  const done = (what: 'upload' | 'move' | 'delete', name: string) => {
    setOpen(undefined)
    notify(`resources.files.done.${what}`, { messageArgs: { name } })
    refresh()
  }

  return (
    <>
      <ListPage
        sort={{ field: 'createdAt', order: 'DESC' }}
        filters={<Filters />}
        columns={columns}
        actions={
          <CommandButton permission="files.create" tone="gold" onPress={() => setOpen({ kind: 'upload' })}>
            <Icon name="plus" size={16} />
            {text('resources.files.commands.upload')}
          </CommandButton>
        }
      >
        <FileTable onOpen={setOpen} />
      </ListPage>
      {open?.kind === 'upload' && (
        <CreateFileDialog onClose={() => setOpen(undefined)} onDone={({ name }) => done('upload', name)} />
      )}
      {open?.kind === 'move' && (
        <MoveFilesDialog
          file={open.file}
          onClose={() => setOpen(undefined)}
          onDone={() => done('move', open.file.name)}
        />
      )}
      {open?.kind === 'delete' && (
        <DeleteFilesDialog
          file={open.file}
          onClose={() => setOpen(undefined)}
          onDone={() => done('delete', open.file.name)}
        />
      )}
    </>
  )
}
