import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { fileRules } from '@pinline/contracts/catalogue/file/upload-rules'
import { documentUrlOf } from '@pinline/contracts/catalogue/product/get-document'
import { setDocuments } from '@pinline/contracts/catalogue/product/set-documents'
import { acceptOf } from '@pinline/ui/api-client/upload'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useRef, useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { useFocusOnFieldError } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { fileSize } from '../files/file-size.ts'
import { useFileErrorText } from '../files/use-chosen-file.ts'
import { useUpload } from '../files/use-upload.ts'
import { ProductEditConflict } from './changed-fields.tsx'
import {
  type DocumentErrors,
  type DocumentFormValues,
  documentFormValues,
  maxDocuments,
  moved,
  parseDocuments,
} from './document-form-values.ts'
import { DocumentRow } from './document-row.tsx'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

const documentRule = fileRules.document
const noFieldErrors: DocumentErrors = {}
const withoutExtension = (name: string): string => name.replace(/\.[^.]+$/u, '')

type UploadState = ReturnType<typeof useUpload>['state']

const UploadFailure = ({ upload }: { upload: UploadState }) => {
  const fileErrorText = useFileErrorText()
  return (
    <>
      {upload.kind === 'not-sent' && (
        <p className="field-error" role="alert">
          {fileErrorText(upload.fieldError)}
        </p>
      )}
      {upload.kind === 'refused' && upload.message !== '' && (
        <p className="field-error" role="alert">
          {upload.message}
        </p>
      )}
    </>
  )
}

interface AddDocumentProps {
  readonly upload: UploadState
  readonly onAddLink: () => void
  readonly onFile: (file: File) => void
}

const AddDocument = ({ upload, onAddLink, onFile }: AddDocumentProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="document-adds">
      <button type="button" className="button button-small" onClick={onAddLink}>
        {text('resources.products.documents.add_link')}
      </button>
      <label className="button button-small file-button" aria-busy={upload.kind === 'sending'}>
        {text('resources.products.documents.add_file')}
        <input
          type="file"
          className="file-button-input"
          accept={acceptOf(documentRule)}
          disabled={upload.kind === 'sending'}
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file !== undefined) onFile(file)
          }}
        />
      </label>
      <span className="field-hint" role="status">
        {upload.kind === 'sending'
          ? text('resources.products.documents.sending', { percent: Math.floor(upload.share * 100) })
          : text('resources.products.documents.file_hint', {
              size: fileSize(documentRule.belowBytes, format.measure),
            })}
      </span>
    </div>
  )
}

/** All documents of a product in their order, links and own files, on the version that the person has loaded. */
export const SetDocumentsDialog = (dialog: ProductDialogProps) => {
  const { product, onClose } = dialog
  const text = useText()
  const { send, isPending } = useCommand(setDocuments)
  const { snapshot, conflictingChanges, result, handleResult, reload } = useProductCommand(dialog)
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<readonly DocumentFormValues[]>(() => documentFormValues(product.documents))
  const [fieldErrors, setFieldErrors] = useState(noFieldErrors)
  useFocusOnFieldError(form, fieldErrors)
  // The file is uploaded before the command that names it; a file that no product uses is deleted after a day.
  const {
    state: upload,
    send: sendFile,
    reset,
  } = useUpload(uploadFile, ({ id, name }) => {
    reset()
    setRows((before) => [
      ...before,
      { key: id, kind: 'certificate', title: withoutExtension(name), href: documentUrlOf(id), fileId: id },
    ])
  })
  const isFull = rows.length >= maxDocuments

  const change = (key: string, changed: Partial<DocumentFormValues>) => {
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
    setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !field.startsWith(`${key}.`))))
  }
  const addLink = () => setRows([...rows, { key: crypto.randomUUID(), kind: 'datasheet', title: '', href: '' }])

  const submit = async () => {
    if (upload.kind === 'sending') return
    const read = parseDocuments(rows)
    setFieldErrors(read.fieldErrors)
    if (Object.keys(read.fieldErrors).length > 0) return
    handleResult(await send({ productId: snapshot.id, version: snapshot.productVersion, documents: read.documents }))
  }

  return (
    <FormDialog
      title={text('resources.products.documents.dialog', { model: product.product.model })}
      confirm={text('resources.products.documents.confirm')}
      busy={isPending}
      wide
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ProductEditConflict changes={conflictingChanges} />
      {rows.length === 0 && <p className="small">{text('resources.products.documents.none')}</p>}
      <ol className="document-rows">
        {rows.map((row, place) => (
          <DocumentRow
            key={row.key}
            row={row}
            isFirst={place === 0}
            isLast={place === rows.length - 1}
            fieldErrors={fieldErrors}
            onChange={(changed) => change(row.key, changed)}
            onMove={(by) => setRows(moved(rows, place, by))}
            onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
          />
        ))}
      </ol>
      <UploadFailure upload={upload} />
      {isFull ? (
        <p className="field-hint">{text('resources.products.documents.full')}</p>
      ) : (
        <AddDocument
          upload={upload}
          onAddLink={addLink}
          onFile={(file) => void sendFile(file, documentRule, { module: 'document' })}
        />
      )}
    </FormDialog>
  )
}
