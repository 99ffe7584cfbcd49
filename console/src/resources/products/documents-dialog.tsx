import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { ProductRecord } from '@pinline/catalogue/contract/get-product'
import type { ChangedField } from '@pinline/catalogue/contract/list-product-history'
import { setDocuments } from '@pinline/catalogue/contract/set-documents'
import { documentUrlOf } from '@pinline/catalogue/contract/show-document'
import { acceptOf } from '@pinline/storefront/api-client/upload'
import { type FormEvent, useRef, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { FormActions } from '../../layout/form-actions.tsx'
import { useFocusOnFault } from '../../layout/form-faults.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { fileSize } from '../files/file-size.ts'
import { Meanwhile } from './changed-fields.tsx'
import { DocumentRow } from './document-row.tsx'
import { productChanges } from './field-changes.ts'
import {
  type DocumentFaults,
  mostDocuments,
  moved,
  readDocuments,
  type TypedDocument,
  typedDocuments,
} from './typed-documents.ts'
import { documentRule, useDocumentUpload } from './use-document-upload.ts'

interface DocumentsDialogProps {
  readonly product: ProductRecord
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the product as it stands now. */
  readonly onReload: () => Promise<ProductRecord | undefined>
}

const noFaults: DocumentFaults = {}
const withoutExtension = (name: string): string => name.replace(/\.[^.]+$/u, '')

/** All documents of a product in their order, links and own files, on the version that the person saw. */
export const DocumentsDialog = ({ product, onClose, onDone, onReload }: DocumentsDialogProps) => {
  const text = useText()
  const format = useFormat()
  const { send, busy } = useCommand(setDocuments)
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(product)
  const [rows, setRows] = useState<readonly TypedDocument[]>(() => typedDocuments(product.documents))
  const [faults, setFaults] = useState(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const [meanwhile, setMeanwhile] = useState<readonly ChangedField[]>()
  useFocusOnFault(form, faults)
  const { state: upload, send: sendFile } = useDocumentUpload(({ id, name }) =>
    setRows((before) => [
      ...before,
      { key: id, kind: 'certificate', title: withoutExtension(name), href: documentUrlOf(id), fileId: id },
    ]),
  )
  const isFull = rows.length >= mostDocuments

  const change = (key: string, changed: Partial<TypedDocument>) => {
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !field.startsWith(`${key}.`))))
  }
  const addLink = () => setRows([...rows, { key: crypto.randomUUID(), kind: 'datasheet', title: '', href: '' }])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || upload.kind === 'sending') return
    const read = readDocuments(rows)
    setFaults(read.faults)
    if (Object.keys(read.faults).length > 0) return
    const outcome = await send({ productId: seen.id, version: seen.productVersion, documents: read.documents })
    if (outcome.kind === 'done') onDone()
    else setAnswer(outcome)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined) {
      setMeanwhile(productChanges(seen, newest))
      setSeen(newest)
    }
    setAnswer(undefined)
  }

  return (
    <Dialog open fullWidth maxWidth="md" onClose={busy ? () => undefined : onClose} aria-labelledby="documents-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="documents-title">
          {text('resources.products.documents.dialog', { model: product.product.model })}
        </DialogTitle>
        <DialogContent className="form">
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
              {upload.fault.code === 'upload-type-wrong'
                ? text('resources.files.upload.wrong_type', { types: upload.fault.types })
                : text('resources.files.upload.too_large', {
                    size: fileSize(upload.fault.belowBytes, format.measure),
                  })}
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
                    if (file !== undefined) void sendFile(file)
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
        </DialogContent>
        <FormActions
          leave={text('forms.leave')}
          confirm={text('resources.products.documents.confirm')}
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
