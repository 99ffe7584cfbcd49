import { documentKind } from '@pinline/events/catalogue/product-document'
import { Field } from '../../layout/field.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import { type DocumentErrors, type DocumentFormValues, kindOf } from './document-form-values.ts'

interface DocumentRowProps {
  readonly row: DocumentFormValues
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly fieldErrors: DocumentErrors
  readonly onChange: (changed: Partial<DocumentFormValues>) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

const RowButtons = ({
  called,
  isFirst,
  isLast,
  onMove,
  onRemove,
}: Pick<DocumentRowProps, 'isFirst' | 'isLast' | 'onMove' | 'onRemove'> & { readonly called: string }) => {
  const text = useText()
  return (
    <span className="row-buttons">
      <button
        type="button"
        className="button button-small button-square"
        aria-label={text('resources.products.documents.up', { title: called })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <Icon name="move-up" />
      </button>
      <button
        type="button"
        className="button button-small button-square"
        aria-label={text('resources.products.documents.down', { title: called })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <Icon name="move-down" />
      </button>
      <button
        type="button"
        className="button button-small button-square"
        aria-label={text('resources.products.documents.remove', { title: called })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}

/** One document in the form: kind, title, link or file, and position. */
export const DocumentRow = ({ row, isFirst, isLast, fieldErrors, onChange, onMove, onRemove }: DocumentRowProps) => {
  const text = useText()
  const { key, kind, title, href, fileId } = row
  const called = title.trim() === '' ? text(`resources.products.documents.kind.${kind}`) : title
  const fieldErrorOf = (field: 'title' | 'href') => {
    const fieldError = fieldErrors[`${key}.${field}`]
    return fieldError === undefined ? undefined : text(`resources.products.documents.fault.${fieldError}`)
  }
  return (
    <li className="document-row">
      <Field label={text('resources.products.documents.fields.kind')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={kind}
            onChange={({ target }) => onChange({ kind: kindOf(target.value) })}
          >
            {documentKind.options.map((one) => (
              <option key={one} value={one}>
                {text(`resources.products.documents.kind.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('resources.products.documents.fields.title')} fieldError={fieldErrorOf('title')}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={120}
            value={title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        )}
      </Field>
      {fileId === undefined ? (
        <Field label={text('resources.products.documents.fields.href')} fieldError={fieldErrorOf('href')}>
          {(control) => (
            <input
              {...control}
              type="url"
              className="input"
              maxLength={500}
              value={href}
              onChange={({ target }) => onChange({ href: target.value })}
            />
          )}
        </Field>
      ) : (
        <div className="field">
          <span className="label">{text('resources.products.documents.fields.file')}</span>
          <span className="document-file figure">{fileId}</span>
        </div>
      )}
      <RowButtons {...{ called, isFirst, isLast, onMove, onRemove }} />
    </li>
  )
}
