import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { setDocuments } from '@pinline/contracts/catalogue/product/set-documents'
import { documentUrlOf } from '@pinline/contracts/catalogue/product/show-document'
import { acceptOf } from '@pinline/ui/api-client/upload'
import { useRef, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFocusOnFault } from '../../layout/form-faults.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
import { fileSize } from '../files/file-size.ts'
import { useFileFaultText } from '../files/use-chosen-file.ts'
import { useUpload } from '../files/use-upload.ts'
import { Meanwhile } from './changed-fields.tsx'
import { DocumentRow } from './document-row.tsx'
import {
  type DocumentFaults,
  mostDocuments,
  moved,
  readDocuments,
  type TypedDocument,
  typedDocuments,
} from './typed-documents.ts'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

const documentRule = fileRules.document
const noFaults: DocumentFaults = {}
const withoutExtension = (name: string): string => name.replace(/\.[^.]+$/u, '')

/** All documents of a product in their order, links and own files, on the version that the person saw. */
export const DocumentsDialog = (dialog: ProductDialogProps) => {
  const { product, onClose } = dialog
  const text = useText()
  const format = useFormat()
  const fileFaultText = useFileFaultText()
  const { send, busy } = useCommand(setDocuments)
  const { seen, meanwhile, answer, take, reload } = useProductCommand(dialog)
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<readonly TypedDocument[]>(() => typedDocuments(product.documents))
  const [faults, setFaults] = useState(noFaults)
  useFocusOnFault(form, faults)
  // The file goes ahead of the command that names it; one that no product takes is let go after a day.
  const {
    state: upload,
    send: sendFile,
    forget,
  } = useUpload(uploadFile, ({ id, name }) => {
    forget()
    setRows((before) => [
      ...before,
      { key: id, kind: 'certificate', title: withoutExtension(name), href: documentUrlOf(id), fileId: id },
    ])
  })
  const isFull = rows.length >= mostDocuments

  const change = (key: string, changed: Partial<TypedDocument>) => {
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !field.startsWith(`${key}.`))))
  }
  const addLink = () => setRows([...rows, { key: crypto.randomUUID(), kind: 'datasheet', title: '', href: '' }])

  const submit = async () => {
    if (upload.kind === 'sending') return
    const read = readDocuments(rows)
    setFaults(read.faults)
    if (Object.keys(read.faults).length > 0) return
    take(await send({ productId: seen.id, version: seen.productVersion, documents: read.documents }))
  }

  return (
    <FormDialog
      title={text('resources.products.documents.dialog', { model: product.product.model })}
      confirm={text('resources.products.documents.confirm')}
      busy={busy}
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      <Meanwhile changes={meanwhile} />
      {rows.length === 0 && <p className="sub">{text('resources.products.documents.none')}</p>}
      <ol className="document-rows">
        {rows.map((row, place) => (
          <DocumentRow
            key={row.key}
            row={row}
            isFirst={place === 0}
            isLast={place === rows.length - 1}
            faults={faults}
            onChange={(changed) => change(row.key, changed)}
            onMove={(by) => setRows(moved(rows, place, by))}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      {upload.kind === 'not-sent' && (
        <p className="field-error" role="alert">
          {fileFaultText(upload.fault)}
        </p>
      )}
      {upload.kind === 'refused' && upload.message !== '' && (
        <p className="field-error" role="alert">
          {upload.message}
        </p>
      )}
      {isFull ? (
        <p className="hint">{text('resources.products.documents.full')}</p>
      ) : (
        <div className="document-adds">
          <button type="button" className="button small" onClick={addLink}>
            {text('resources.products.documents.add_link')}
          </button>
          <label className="button small file-button" aria-busy={upload.kind === 'sending'}>
            {text('resources.products.documents.add_file')}
            <input
              type="file"
              className="file-button-input"
              accept={acceptOf(documentRule)}
              disabled={upload.kind === 'sending'}
              onChange={({ target }) => {
                const file = target.files?.[0]
                target.value = ''
                if (file !== undefined) void sendFile(file, documentRule, { module: 'document' })
              }}
            />
          </label>
          <span className="hint" role="status">
            {upload.kind === 'sending'
              ? text('resources.products.documents.sending', { percent: Math.floor(upload.share * 100) })
              : text('resources.products.documents.file_hint', {
                  size: fileSize(documentRule.belowBytes, format.measure),
                })}
          </span>
        </div>
      )}
    </FormDialog>
  )
}
