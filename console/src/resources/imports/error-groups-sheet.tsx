import { permissionOf } from '@pinline/contracts/api/call'
import type { ImportErrorGroup, ImportMend, ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { listImportErrorGroups } from '@pinline/contracts/catalogue/import/list-import-error-groups'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { useApi } from '@pinline/ui/api-client/api-context'
import { type ComponentType, useState } from 'react'
import { CommandButton } from '../../layout/command-button.tsx'
import { PagedSheet } from '../../layout/paging/paged-sheet.tsx'
import { usePages } from '../../layout/paging/use-pages.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CreateCategoryDialog } from './create-category-dialog.tsx'
import { ErrorReason } from './error-reason.tsx'
import { titleOf } from './field-choices.ts'
import { KeepValueDialog } from './keep-value-dialog.tsx'
import { MapValueDialog } from './map-value-dialog.tsx'
import { mappedAlready } from './mend-mapping.ts'
import { SetConstantDialog } from './set-constant-dialog.tsx'
import { useImportPreview } from './use-import-preview.ts'
import type { MendDialogProps } from './use-mend.ts'

const dialogs: Readonly<Record<ImportMend, ComponentType<MendDialogProps>>> = {
  'create-category': CreateCategoryDialog,
  'map-value': MapValueDialog,
  'fill-empty': MapValueDialog,
  'set-constant': SetConstantDialog,
  'keep-value': KeepValueDialog,
}

/** Adding a category has its own permission; the others start a dry run. */
const permissionFor = (mend: ImportMend): string =>
  permissionOf(mend === 'create-category' ? createCategory : startImport)

interface GroupProps {
  readonly row: ImportRow
  readonly group: ImportErrorGroup
  readonly column: string | undefined
  readonly onMend: (mend: ImportMend) => void
}

const Group = ({ row, group, column, onMend }: GroupProps) => {
  const text = useText()
  const format = useFormat()
  const { reason, value, hint, count, lines, mends } = group
  const already = mappedAlready(row, group)
  return (
    <li className="error-group">
      <p className="error-group-count">
        <b className="figure">{format.number(count)}</b>{' '}
        <span className="small">{text('resources.imports.groups.rows', { smart_count: count })}</span>
      </p>
      <div className="error-group-cause">
        <p>
          <b>{column ?? text('resources.imports.errors.whole_row')}</b>
          {value !== null && <span className="figure import-value error-group-value">{value}</span>}
        </p>
        <p>
          <ErrorReason reason={reason} hint={hint} />
        </p>
        {already !== undefined && (
          <p className="small">
            {text(`resources.imports.groups.${already === '' ? 'already_empty' : 'already'}`, { value: already })}
          </p>
        )}
        <p className="small">
          {text('resources.imports.groups.lines', {
            smart_count: lines.length,
            lines: format.list(lines.map((line) => format.number(line))),
          })}
          {count > lines.length && ' …'}
          {mends.every((mend) => mend === 'keep-value') &&
            ` · ${text(`resources.imports.groups.${mends.length === 0 ? 'in_file' : 'in_file_or_keep'}`)}`}
        </p>
      </div>
      {mends.length > 0 && (
        <div className="error-group-mends">
          {mends.map((mend) => (
            <CommandButton key={mend} permission={permissionFor(mend)} onPress={() => onMend(mend)}>
              {text(`resources.imports.mends.${mend}`)}
            </CommandButton>
          ))}
        </div>
      )}
    </li>
  )
}

/** Errors with the same cause as one group, each with the corrections that fit; a correction repeats the dry run. */
export const ErrorGroupsSheet = ({ row, onMended }: { row: ImportRow; onMended: () => void }) => {
  const text = useText()
  const api = useApi()
  const [open, setOpen] = useState<{ readonly group: ImportErrorGroup; readonly mend: ImportMend }>()
  const pages = usePages(['import-error-groups', row.id, row.startedAt], (request, signal) =>
    api.read(listImportErrorGroups, { importId: row.id, ...request }, { signal, silent: true }),
  )
  const { data: preview } = useImportPreview(row.id, undefined)
  const choices = preview?.fields ?? []
  const columnOf = ({ column }: ImportErrorGroup) =>
    column === null || row.headers.includes(column) ? (column ?? undefined) : titleOf(column, choices)
  const MendDialog = open === undefined ? undefined : dialogs[open.mend]
  return (
    <>
      <PagedSheet
        id="import-error-groups"
        title={text('resources.imports.groups.title')}
        note={text('resources.imports.groups.note')}
        {...pages}
      >
        <ul className="error-groups">
          {(pages.found?.list ?? []).map((group) => (
            <Group
              key={`${group.reason} ${group.column} ${group.value}`}
              row={row}
              group={group}
              column={columnOf(group)}
              onMend={(mend) => setOpen({ group, mend })}
            />
          ))}
        </ul>
      </PagedSheet>
      {open !== undefined && MendDialog !== undefined && (
        <MendDialog
          row={row}
          group={open.group}
          column={open.group.column ?? ''}
          choice={choices.find(({ field }) => field === open.group.field)}
          onMended={onMended}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
